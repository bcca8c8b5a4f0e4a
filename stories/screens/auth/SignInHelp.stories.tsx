import { SignInHelp } from '@producer-portal/features/auth'
import { SignInFrame } from '@producer-portal/features/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { photographed } from '../photographed.js'

/** The pages for producers who cannot sign in. */
const meta = {
  title: 'Screens/Sign-in help',
  tags: ['!autodocs'],
  component: SignInHelp,
  args: {
    hrefs: {
      forgotUserId: '/signInHelp/verifyAccount',
      phone: 'tel:800-555-0142',
      email: 'mailto:producers@meridianmutual.example',
      signIn: '/login',
    },
    onUserIdSubmit: fn(),
  },
  parameters: { ...wholePage, ...photographed },
  render: (args, { globals }) => (
    <SignInFrame brand={brandInToolbar(globals)} hasHelp={false}>
      <SignInHelp {...args} />
    </SignInFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign-in help' })).toBeVisible()
  },
} satisfies Meta<typeof SignInHelp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const Narrow: Story = { ...phone, parameters: wholePage }
