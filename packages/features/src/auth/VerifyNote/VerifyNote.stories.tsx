import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { VerifyNote } from './VerifyNote.js'

const meta = {
  title: 'Features/Auth/VerifyNote',
  component: VerifyNote,
  args: { kind: 'locked', onContinue: fn() },
} satisfies Meta<typeof VerifyNote>
export default meta
type Story = StoryObj<typeof meta>

/** Five wrong codes: what happened, and one link. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Too many incorrect codes' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  name: 'The sign-in has expired',
  args: { kind: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
  },
}

export const Missing: Story = {
  name: 'Empty: no contact on file',
  args: { kind: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "We can't send you a code" })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to sign in' })).toBeEnabled()
  },
}

export const Complete: Story = {
  name: 'Signed in, and going on elsewhere',
  args: { kind: 'complete' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { ...phone }
