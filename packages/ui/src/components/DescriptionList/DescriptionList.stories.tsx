import type { Meta, StoryObj } from '@storybook/react-vite'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { descriptionListGuidance } from './DescriptionList.guidance.js'
import { DescriptionList } from './DescriptionList.js'

const items = [
  { term: 'Number', detail: '00123456' },
  { term: 'Amount', detail: '$1,240.00' },
  { term: 'Owner', detail: 'Ada Byron-Lovelace' },
  { term: 'Group', detail: null },
]

const longItems = [
  { term: 'Beneficiary designation', detail: 'The estate of the insured, in equal parts to the children who survive' },
  { term: 'Email', detail: `${'a-very-long-name.'.repeat(4)}@example.com` },
  { term: 'Amount', detail: '$1,240,000.00' },
]

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['stable'],
  args: { items },
  argTypes: { items: { control: false } },
  parameters: { guidance: descriptionListGuidance },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}
export const Rows: Story = { args: { layout: 'rows' } }
export const Narrow: Story = {
  args: {
    layout: 'rows',
    items: [{ term: 'Email', detail: `${'a-very-long-name.'.repeat(6)}@example.com` }, ...items],
  },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: () => (
    <StatesSheet>
      <State label="columns" width="full">
        <DescriptionList items={items} />
      </State>
      <State label="rows" width="column">
        <DescriptionList layout="rows" items={items} />
      </State>
      <State label="long values" width="column">
        <DescriptionList layout="rows" items={longItems} />
      </State>
      <State label="long values in columns" width="full">
        <DescriptionList items={longItems} />
      </State>
      <State label="another word for nothing" width="column">
        <DescriptionList items={items} emptyText="None" />
      </State>
    </StatesSheet>
  ),
}
