import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { PartsBar } from './PartsBar.js'

const counts = ['Approved', 'Received', 'Submitted', 'Ordered', 'Waived', 'Declined'].map((value, place) => ({
  value,
  count: 60 - 10 * place,
}))

const meta = {
  title: 'Features/Lists/PartsBar',
  component: PartsBar,
  tags: ['!autodocs'],
  args: {
    title: 'Cases by status',
    counts: counts.slice(0, 3),
    total: 150,
    selected: 'all',
    getTone: () => 'info',
    otherLabel: 'Other statuses',
    noneLabel: 'No status',
    onSelect: fn(),
  },
} satisfies Meta<typeof PartsBar>
export default meta
type Story = StoryObj<typeof meta>

/** A press chooses a part; without rare values and rows without one there is no rest. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Received 50' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('Received')
    await expect(canvas.queryByText('Other statuses')).toBeNull()
    await expect(canvas.queryByText('No status')).toBeNull()
  },
}

/** Rare values are one part, and so are the rows without a value; neither can be chosen. */
export const TheRest: Story = {
  args: { counts, total: 217 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Other statuses')).toBeVisible()
    await expect(canvas.getByText('No status')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(?:Other statuses|No status)/ })).toBeNull()
  },
}

/** The chosen value has its part however rare it is; pressed again, it is let go. */
export const RareOneChosen: Story = {
  args: { counts, total: 217, selected: 'Declined' },
  play: async ({ args, canvas }) => {
    const part = canvas.getByRole('button', { pressed: true })
    await expect(part).toHaveAccessibleName('Declined 10')
    await userEvent.click(part)
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
  },
}

export const Empty: Story = { args: { counts: [], total: 0 } }

export const LongContent: Story = {
  ...phone,
  args: {
    counts: [{ value: 'Awaiting a decision of the reinsurer about the second opinion', count: 1_234_567 }],
    total: 1_234_568,
  },
}
