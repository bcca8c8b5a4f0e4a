import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { CodeCheck } from './CodeCheck.js'

const meta = {
  title: 'Features/Shell/CodeCheck',
  component: CodeCheck,
  args: { state: 'refused', onHomeOpen: fn(), onRetry: fn() },
} satisfies Meta<typeof CodeCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Entreda Scan Failed.')
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Take Me Home' }))
    await expect(args.onHomeOpen).toHaveBeenCalledOnce()
  },
}

export const Unreachable: Story = {
  name: 'Error: no answer',
  args: { state: 'unreachable' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Entreda Scan Failed.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your internet connection and try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Unchecked: Story = {
  name: 'Error: not checked',
  args: { state: 'unchecked', reason: 'Too many attempts. Try again in 15 minutes.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 15 minutes.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Checking: Story = {
  name: 'Loading: being checked',
  args: { state: 'checking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment, please')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Accepted: Story = {
  args: { state: 'accepted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your scan is confirmed')
    await expect(canvas.getByRole('button', { name: 'Take Me Home' })).toBeVisible()
  },
}

export const LongContent: Story = {
  name: "Long content: the service's message",
  args: {
    reason:
      'This code was made more than thirty days ago, or for a computer of another office. Please run the scan again on the computer that you work on, and call the help desk when it fails a second time.',
  },
}

export const Narrow: Story = { args: { state: 'unreachable' }, ...phone }
