import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { AccessNotFound } from './AccessNotFound.js'

const meta = {
  title: 'Features/Manage access/AccessNotFound',
  component: AccessNotFound,
  args: { page: 'agents', backHref: '/manage-access?agency=AG1001' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Manage Access' })).toHaveAttribute('href', args.backHref)
  },
} satisfies Meta<typeof AccessNotFound>
export default meta
type Story = StoryObj<typeof meta>

/** An application that there is not, or a person of another agency. */
export const Default: Story = {}
/** The review of an agency that the user does not administer. */
export const Review: Story = { args: { page: 'review' } }
export const Narrow: Story = { ...phone }
