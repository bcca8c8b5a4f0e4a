import type { RememberedDevice } from '@producer-portal/domain/account'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { RememberedDevices } from './RememberedDevices.js'

const devices: readonly RememberedDevice[] = [
  { id: '7', name: 'Chrome on Windows', rememberedAt: '2026-03-14T15:00:00.000Z', isCurrent: true },
  { id: '4', name: 'Safari on iPhone', rememberedAt: '2026-03-02T15:00:00.000Z', isCurrent: false },
]

const meta = {
  title: 'Features/Account/RememberedDevices',
  component: RememberedDevices,
  args: { devices, onForget: fn(), onRetry: fn() },
} satisfies Meta<typeof RememberedDevices>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [current, other] = canvas.getAllByRole('listitem')
    await expect(current).toHaveTextContent(/Chrome on Windows\s*This device\s*Remembered 03\/14\/2026/)
    await expect(other).not.toHaveTextContent('This device')
    await userEvent.click(canvas.getByRole('button', { name: 'Forget Safari on iPhone' }))
    await expect(args.onForget).toHaveBeenCalledWith('4')
    // The button will go away with its device
    await expect(canvas.getByText(/for 30 days/).parentElement).toHaveFocus()
  },
}

export const Forgetting: Story = {
  args: { pendingId: '4' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Safari on iPhone|Forgetting/ }))
    await expect(args.onForget).not.toHaveBeenCalled()
  },
}

export const Empty: Story = {
  args: { devices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText(/^No remembered devices\./)).toBeVisible()
  },
}

export const Loading: Story = { args: { devices: 'loading' } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { devices: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  ...phone,
  args: {
    devices: Array.from({ length: 8 }, (_, index) => ({
      id: String(index),
      name: `Enterprise-Managed-Browser-Without-Any-Blank ${index} on an operating system with a long name`,
      rememberedAt: '2026-03-02T15:00:00.000Z',
      isCurrent: index === 0,
    })),
  },
}
