import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { tooMany } from '../../testing/results.js'
import { CodeFailureText, VerifyFooter } from './VerifyStep.js'

/** Shared parts of the steps of the second factor: the footer, and why a code was not sent or is refused. */
const meta = {
  title: 'Features/Auth/VerifyStep',
  component: VerifyFooter,
  subcomponents: { CodeFailureText },
  args: { infoHref: '/verify/info', onCancel: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof VerifyFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Why do I need a code?' })).toHaveAttribute('href', '/verify/info')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'Error: refused for a while',
  render: () => <CodeFailureText failure={{ step: 'send', failure: tooMany('Too many codes were sent.', 0) }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Too many codes were sent\./)).toBeVisible()
    await expect(canvas.getByText('You can try again now.')).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
