import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { LegacyPasswordBanner } from './LegacyPasswordBanner.js'

const meta = {
  title: 'Features/Dashboard/LegacyPasswordBanner',
  component: LegacyPasswordBanner,
  args: { href: 'https://content.example.com/password', onDismiss: fn() },
} satisfies Meta<typeof LegacyPasswordBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Change your classic password/ })).toHaveAttribute('href', args.href)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Without a way to dismiss it, it stays. */
export const Staying: Story = {
  args: { onDismiss: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Narrow: Story = { ...phone }
