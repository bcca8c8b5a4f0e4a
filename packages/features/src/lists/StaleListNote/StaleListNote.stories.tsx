import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { StaleListNote } from './StaleListNote.js'

const meta = {
  title: 'Features/Lists/StaleListNote',
  component: StaleListNote,
  tags: ['!autodocs'],
  args: { since: new Date(2026, 2, 13, 8, 58).getTime(), onRetry: fn() },
} satisfies Meta<typeof StaleListNote>
export default meta
type Story = StoryObj<typeof meta>

/** Says since when the rows are: the time, and of another day the date. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not updated since 03/13/2026, 8:58 AM')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone }
