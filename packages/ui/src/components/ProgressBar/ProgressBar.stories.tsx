import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ProgressBar } from './ProgressBar.js'

/**
 * Use it for work of some seconds or more, such as an upload or a long export, and offer to cancel it. Shorter work is
 * a `Spinner`; content that is on its way is a `Skeleton`.
 *
 * **Keyboard.** None of its own: `Tab` reaches the cancel button.
 */
const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading 3 files', value: 40 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 3 files' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
  },
}

export const Started: Story = { args: { value: 0 } }

export const WithCancel: Story = {
  args: {
    label: 'Creating the report',
    valueText: '4,000 of 10,000 cases',
    cancelLabel: 'Cancel export',
    onCancel: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const UnknownEnd: Story = { args: { label: 'Merging files', value: undefined } }

export const Done: Story = { args: { label: '3 files uploaded', value: 100, tone: 'success' } }

export const Failed: Story = { args: { label: 'The upload failed', value: 64, tone: 'danger' } }

export const HiddenLabel: Story = { args: { isLabelHidden: true } }

export const OnAPhone: Story = {
  args: { label: 'Creating the report of all pending cases', valueText: '4,000 of 10,000 cases', onCancel: fn() },
  parameters: { viewportSize: { width: 320, height: 640 } },
}
