import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { LinkCheck, LinkExpired } from './LinkExpired.js'

/** The page of an emailed link while it is checked, and when it no longer works. */
const meta = {
  title: 'Features/Auth/LinkExpired',
  component: LinkExpired,
  subcomponents: { LinkCheck },
  args: { signInHref: '/login', onLinkRequest: fn() },
  decorators: [inSignInColumn],
} satisfies Meta<typeof LinkExpired>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new link' }))
    await expect(args.onLinkRequest).toHaveBeenCalledOnce()
  },
}

export const Unchecked: Story = {
  name: 'Error: could not be checked',
  args: { kind: 'unchecked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't check your link" })).toBeVisible()
  },
}

export const Checking: Story = {
  name: 'Loading: being checked',
  render: () => <LinkCheck />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One moment, please/)).toBeVisible()
  },
}

export const Narrow: Story = { ...phone }
