import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { barChartStates, onePressed } from '../../testing/stories/bar-chart.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { BarList } from './BarList.js'

const items = [
  { id: 'review', label: 'In review', value: 1240 },
  { id: 'sent', label: 'Sent', value: 620 },
  { id: 'paid', label: 'Paid', value: 58 },
  { id: 'returned', label: 'Returned', value: 0 },
]
const longItems = [
  { id: 'long', label: 'Waiting for the answer of a department that has been asked twice', value: 12_345_678 },
  { id: 'word', label: 'Unbreakable'.repeat(5), value: 3 },
]

const guidance = {
  when: [
    'A handful of counts that users compare at a glance: how many of each status, of each type, of each age.',
    'Beside a list that each of the counts can filter: pressing a bar selects it, pressing it again clears the selection.',
  ],
  whenNot: [
    'More than about eight counts, or amounts that matter to the cent: use `DataTable`.',
    'Progress towards an end: use `ProgressBar`.',
    'Parts of a whole that add up to 100 %, or a course of time: bars beside each other promise neither.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the list.'],
    [
      'Line',
      'Name, bar and number. The number is text, for those who cannot see the bar and for those who want to know.',
    ],
    ['Mark', 'The selected bar has a check mark, a tint and heavier text; color is never the only sign.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next bar that can be pressed.'],
    ['Enter or Space', 'Selects the bar, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance

const meta = {
  title: 'Components/BarList',
  component: BarList,
  tags: ['stable'],
  args: { title: 'Invoices by state', items, onSelectionChange: fn() },
  argTypes: { items: { control: false }, formatValue: { control: false } },
  parameters: { guidance },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <BarList {...args} />
    </div>
  ),
} satisfies Meta<typeof BarList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const sent = canvas.getByRole('button', { name: 'Sent 620', pressed: false })
    await userEvent.click(sent)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('sent')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Paid 58' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('paid')
  },
}
/** One at a time is pressed; pressed again, none is. */
export const InUse: Story = onePressed(BarList, ['Sent 620', 'Paid 58'])

export const Selected: Story = {
  args: { selectedKey: 'sent' },
  play: async ({ args, canvas }) => {
    const sent = canvas.getByRole('button', { pressed: true })
    await expect(sent).toHaveAccessibleName('Sent 620')
    await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(3)
    await userEvent.click(sent)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
  },
}
export const NothingToPress: Story = {
  args: { onSelectionChange: undefined, note: '12 of them have no state.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Invoices by state' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: items.map((item) => ({ ...item, value: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Sent')).toBeVisible()
  },
}
export const NoneAtAll: Story = { args: { items: items.map((item) => ({ ...item, value: 0 })) } }
/** Years keep their order in one column, and a bar is as long as its value, however long the number beside it. */
export const OneColumn: Story = {
  args: {
    title: 'Paid by year',
    layout: 'column',
    onSelectionChange: undefined,
    items: [
      { id: '2025', label: '2025', value: 1_250_000 },
      { id: '2024', label: '2024', value: 9 },
      { id: '2023', label: '2023', value: 625_000 },
    ],
  },
  render: (args) => <BarList {...args} />,
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.getBoundingClientRect())
    await expect(new Set(lines.map(({ left }) => left)).size).toBe(1)
    const bars = canvas.getAllByRole('listitem').map((line) => line.querySelector('[aria-hidden]'))
    await expect(new Set(bars.map((bar) => bar?.getBoundingClientRect().width)).size).toBe(1)
  },
}
export const LongContent: Story = { args: { items: [...longItems, ...items] } }
export const Narrow: Story = {
  args: { items: [...longItems, ...items], selectedKey: 'long' },
  globals: { viewport: { value: '320-640', isRotated: false } },
}

export const States: Story = {
  parameters: sheetParameters,
  ...barChartStates(
    BarList,
    { title: 'Invoices by state', items, selectedKey: 'review', note: '12 of them have no state.' },
    { 'long texts': { items: longItems, onSelectionChange: fn() } },
  ),
}
