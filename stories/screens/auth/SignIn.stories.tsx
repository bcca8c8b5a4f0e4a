import { LegacyLogin } from '@producer-portal/features/auth'
import { SignInFrame } from '@producer-portal/features/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wholePage } from '../../../packages/features/src/testing/whole-page.js'
import { desktop, phone } from '../../../packages/features/src/testing/windows.js'
import { brandInToolbar } from '../brand-in-toolbar.js'
import { photographed } from '../photographed.js'

/** The first page that a producer sees. */
const meta = {
  title: 'Screens/Sign in',
  tags: ['!autodocs'],
  component: LegacyLogin,
  args: { helpHref: '/sign-in-help', onCredentialsSubmit: fn() },
  parameters: { ...wholePage, ...photographed },
  render: (args, { globals }) => (
    <SignInFrame brand={brandInToolbar(globals)}>
      <LegacyLogin {...args} />
    </SignInFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText(/producer or registered representative use only/)).toBeVisible()
  },
} satisfies Meta<typeof LegacyLogin>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { ...desktop }
export const HarborLife: Story = { globals: { brand: 'harbor-life' } }
export const HighContrast: Story = { globals: { mode: 'high-contrast' } }
export const Narrow: Story = { ...phone, parameters: wholePage }
