import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
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

const guidance = {
  when: [
    'The facts about one thing: labels with their values.',
    'Columns fill a wide page; rows put label and value side by side in a panel.',
  ],
  whenNot: [
    'The same facts about several things: use `DataTable`.',
    'Values that can be changed in place: use fields.',
  ],
  anatomy: [
    ['Term', 'The label, muted and short. Two items may not share one.'],
    ['Detail', 'The value in full: it breaks rather than being cut. A dash is shown where there is none.'],
  ],
  keyboard: [],
  pattern: 'Native dl with a group for each dt and dd.',
} satisfies Guidance

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['stable'],
  args: { items },
  argTypes: { items: { control: false } },
  parameters: { guidance },
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
