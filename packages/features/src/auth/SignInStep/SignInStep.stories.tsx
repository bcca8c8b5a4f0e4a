import { Button, Link } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { SignInStep } from './SignInStep.js'

const meta = {
  title: 'Features/Auth/SignInStep',
  component: SignInStep,
  args: {
    title: 'Choose your office',
    lead: 'You work for more than one.',
    children: (
      <>
        <Button variant="primary" size="large" isFullWidth>
          Lakeshore Financial Group
        </Button>
        <Link href="/login">Back to sign in</Link>
      </>
    ),
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof SignInStep>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Choose your office' })).toBeVisible()
  },
}

/** The error takes the focus, so that it is read out. */
export const Failed: Story = {
  name: 'Error',
  tags: ['!autodocs'],
  args: { failure: 'That office could not be opened. Choose it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const Success: Story = { args: { success: 'Your password has been changed.' } }

export const Narrow: Story = { ...phone }
