import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sheetParameters } from '../../testing/stories/sheet-parameters.js'
import { State } from '../../testing/stories/State.js'
import { StatesSheet } from '../../testing/stories/StatesSheet.js'
import { DescriptionList } from '../DescriptionList/DescriptionList.js'
import { Link } from '../Link/Link.js'
import { multilineListGuidance } from './MultilineList.guidance.js'
import { MultilineList } from './MultilineList.js'

const people = [
  { main: 'Ada Byron-Lovelace', note: '60%' },
  { main: 'Charles Babbage', note: '40%' },
]
const long = [
  {
    main: 'The estate of the insured, in equal parts to the children who survive, and else to their descendants',
    note: '02/27/2026 · Received at the home office',
  },
  { main: 'a-very-long-name.'.repeat(5), note: '100%' },
  { main: '', note: '0%' },
]
const payments = [
  {
    main: 'Payment returned',
    note: '02/27/2026',
    details: <DescriptionList layout="rows" items={[{ term: 'Due', detail: '02/26/2026' }]} />,
  },
  { main: <Link href="#4711">Payment 4711</Link>, note: '01/27/2026' },
]

const meta = {
  title: 'Components/MultilineList',
  component: MultilineList,
  tags: ['stable'],
  args: { title: 'Beneficiaries', items: people, emptyText: 'No beneficiaries are known.' },
  argTypes: { items: { control: false } },
  parameters: { guidance: multilineListGuidance },
} satisfies Meta<typeof MultilineList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Beneficiaries' })).toBeVisible()
    const [first] = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Ada Byron-Lovelace60%')
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No beneficiaries are known.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const WithDetails: Story = { args: { title: 'Payments', items: payments } }

/** Without a heading of its own, below another one. */
export const WithoutTitle: Story = { args: { title: undefined } }

export const Narrow: Story = {
  args: { items: long },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="lines with notes" width="column">
        <MultilineList {...args} />
      </State>
      <State label="with details" width="column">
        <MultilineList {...args} title="Payments" items={payments} />
      </State>
      <State label="empty" width="column">
        <MultilineList {...args} items={[]} />
      </State>
      <State label="without a title" width="column">
        <MultilineList {...args} title={undefined} />
      </State>
      <State label="long content" width="column">
        <MultilineList {...args} items={long} />
      </State>
    </StatesSheet>
  ),
}
