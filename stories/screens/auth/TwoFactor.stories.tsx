import { VerifyChoice, VerifyCode } from '@producer-portal/features/auth'
import { SignInFrame } from '@producer-portal/features/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { photographed } from '../photographed.js'

const contacts = { email: 'm***@example.com', mobilePhone: '******0112', homePhone: '******0199' }

/** Between the password and the portal: the pages on which a code is asked for and entered. */
const meta = {
  title: 'Screens/Two-factor',
  tags: ['!autodocs'],
  component: VerifyCode,
  args: {
    method: 'sms',
    contact: contacts.mobilePhone,
    otherWayHref: '/verify',
    infoHref: '/verify/info',
    onCodeSubmit: fn(),
    onCodeResend: fn(),
    onCancel: fn(),
  },
  parameters: { ...wholePage, ...photographed },
  decorators: [
    (Story, { globals }) => (
      <SignInFrame brand={brandInToolbar(globals)}>
        <Story />
      </SignInFrame>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  },
} satisfies Meta<typeof VerifyCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Choice: Story = {
  render: ({ infoHref, onCancel }) => (
    <VerifyChoice step="method" contacts={contacts} infoHref={infoHref} onChoiceSubmit={fn()} onCancel={onCancel} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeVisible()
  },
}
export const Narrow: Story = { ...phone, parameters: wholePage }
