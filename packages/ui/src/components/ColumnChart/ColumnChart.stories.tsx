import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { barChartStates, onePressed } from '../../testing/stories/bar-chart.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { ColumnChart, type ColumnChartItem } from './ColumnChart.js'

const items: readonly ColumnChartItem[] = [
  { id: 'week', label: '0–7 days', value: 16 },
  { id: 'month', label: '8–30 days', value: 1240 },
  { id: 'months', label: '31–90 days', value: 620 },
  { id: 'older', label: 'Over 90 days', value: 0 },
]
const byDue: readonly ColumnChartItem[] = [
  { id: 'passed', label: 'Overdue', value: 4, tone: 'danger' },
  { id: 'soon', label: 'Within 7 days', value: 9, tone: 'warning' },
  { id: 'later', label: 'Later', value: 12, tone: 'neutral' },
]

const guidance = {
  when: ['Counts in three to six classes with an order that do not overlap: ages, amounts, days that are left.'],
  whenNot: [
    'Classes that contain one another, such as past 7 and past 30 days: they look like growth.',
    'Parts of a whole that users know by their state: use `StackedBar`.',
    'Long names: use `BarList`.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the list.'],
    ['Column', 'The count, a bar, and the class in a few words. The count is text, for those who cannot see the bar.'],
    ['Mark', 'The selected column has a check mark, a tint and heavier text; color is never the only sign.'],
    ['Note', 'What is in no class, so that the counts add up.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next column that can be pressed.'],
    ['Enter or Space', 'Selects the column, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance

const meta = {
  title: 'Components/ColumnChart',
  component: ColumnChart,
  tags: ['stable'],
  args: { title: 'Invoices by age', items, onSelectionChange: fn() },
  argTypes: { items: { control: false } },
  parameters: { guidance },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <ColumnChart {...args} />
    </div>
  ),
} satisfies Meta<typeof ColumnChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8–30 days 1,240', pressed: false }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('month')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '31–90 days 620' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('months')
  },
}
export const Tones: Story = { args: { title: 'Invoices by due date', items: byDue } }
/** One at a time is pressed; pressed again, none is. */
export const InUse: Story = onePressed(ColumnChart, ['8–30 days 1,240', '31–90 days 620'])

export const Selected: Story = {
  args: { selectedKey: 'week' },
  play: async ({ args, canvas }) => {
    const week = canvas.getByRole('button', { pressed: true })
    await expect(week).toHaveAccessibleName('0–7 days 16')
    await userEvent.click(week)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
  },
}
export const NothingToPress: Story = {
  args: { onSelectionChange: undefined, note: '12 of them have no date.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Invoices by age' })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { items: items.map((item) => ({ ...item, value: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('8–30 days')).toBeVisible()
  },
}
export const LongContent: Story = {
  args: { items: [...items, { id: 'word', label: 'Unbreakable'.repeat(5), value: 12_345_678 }] },
}
export const Narrow: Story = { globals: { viewport: { value: '320-640', isRotated: false } } }

export const States: Story = {
  parameters: sheetParameters,
  ...barChartStates(
    ColumnChart,
    { title: 'Invoices by age', items, selectedKey: 'month', note: '12 of them have no date.' },
    { tones: { title: 'Invoices by due date', items: byDue, onSelectionChange: fn() } },
  ),
}
