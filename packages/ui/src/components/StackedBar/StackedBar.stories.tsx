import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { barChartStates, onePressed } from '../../testing/stories/bar-chart.js'
import { type Guidance, sheetParameters } from '../../testing/stories/component-page.js'
import { StackedBar, type StackedBarItem } from './StackedBar.js'

const items: readonly StackedBarItem[] = [
  { id: 'review', label: 'In review', value: 1240, tone: 'info' },
  { id: 'sent', label: 'Sent', value: 620, tone: 'warning' },
  { id: 'paid', label: 'Paid', value: 580, tone: 'success' },
  { id: 'returned', label: 'Returned', value: 40, tone: 'danger' },
  { id: 'none', label: 'No state', value: 12, isStatic: true },
]
const longItems: readonly StackedBarItem[] = [
  { id: 'long', label: 'Waiting for the answer of a department that has been asked twice', value: 12_345_678 },
  { id: 'word', label: 'Unbreakable'.repeat(5), value: 3, tone: 'danger' },
]

const countLooks = (parts: Iterable<Element>) =>
  new Set([...parts].map((part) => getComputedStyle(part).background)).size
const countFaded = (canvas: HTMLElement) => canvas.querySelectorAll('[data-faded]').length

const guidance = {
  when: [
    'The parts of a whole that users know by their state: how many of all cases are approved.',
    'The legend narrows a list of the same things beside it.',
  ],
  whenNot: [
    'Classes with an order, such as ages: use `ColumnChart`.',
    'Counts that are not parts of one whole: use `BarList`.',
    'Progress towards an end: use `ProgressBar`.',
  ],
  anatomy: [
    ['Title', 'What is counted. It names the legend.'],
    [
      'Bar',
      'A part for each count, in the color of its state; those of one state in fillings of their own. It says nothing that the legend does not say.',
    ],
    ['Legend', 'A color, the words and the count. They add up to the whole: what has no state is named, too.'],
    ['Mark', 'The selected entry has a check mark, a tint and heavier text; color is never the only sign.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next entry that can be pressed.'],
    ['Enter or Space', 'Selects the part, or clears the selection.'],
  ],
  pattern: 'Toggle buttons in a list.',
} satisfies Guidance

const meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
  tags: ['stable'],
  args: { title: 'Invoices by state', items, onSelectionChange: fn() },
  argTypes: { items: { control: false } },
  parameters: { guidance },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <StackedBar {...args} />
    </div>
  ),
} satisfies Meta<typeof StackedBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(countFaded(canvasElement)).toBe(0)
    const sent = canvas.getByRole('button', { name: 'Sent 620', pressed: false })
    await userEvent.click(sent)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('sent')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Paid 580' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('paid')
    await expect(canvas.queryByRole('button', { name: /^No state/ })).toBeNull()
  },
}
/** One at a time is pressed; pressed again, none is. */
export const InUse: Story = onePressed(StackedBar, ['Sent 620', 'Paid 580'])

export const Selected: Story = {
  args: { selectedKey: 'sent' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(countFaded(canvasElement)).toBe(items.length - 1)
    const sent = canvas.getByRole('button', { pressed: true })
    await expect(sent).toHaveAccessibleName('Sent 620')
    await userEvent.click(sent)
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(null)
  },
}
export const NothingToPress: Story = {
  args: { onSelectionChange: undefined },
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
/** Parts of one tone differ in their filling, in the bar as in the legend. */
export const OneTone: Story = {
  args: {
    items: ['Sent', 'Received', 'Read', 'Checked', 'Approved', 'Booked', 'Paid', 'Filed'].map((label, place) => ({
      id: label,
      label,
      value: 80 - place * 10,
      tone: 'success',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const legend = canvas.getAllByRole('listitem').flatMap((entry) => [...entry.querySelectorAll('[aria-hidden]')])
    await expect(countLooks(legend)).toBe(8)
    await expect(countLooks(canvasElement.querySelector('[aria-hidden]')?.children ?? [])).toBe(8)
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
    StackedBar,
    { title: 'Invoices by state', items, selectedKey: 'review', note: '' },
    { 'long texts': { items: longItems, onSelectionChange: fn() } },
  ),
}
