import { LegacyLogin } from '@producer-portal/features/auth'
import { SignInFrame } from '@producer-portal/features/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { wholePage } from '../../packages/features/src/testing/whole-page.js'
import { phone, tablet } from '../../packages/features/src/testing/windows.js'
import { brandInToolbar } from './brand-in-toolbar.js'
import { photographed } from './photographed.js'

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
} satisfies Meta<typeof LegacyLogin>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText(/producer or registered representative use only/)).toBeVisible()
  },
}
export const SessionExpired: Story = { args: { notice: 'expired' } }
export const WrongPassword: Story = { args: { failure: { kind: 'rejected' } } }
export const HarborLife: Story = { globals: { brand: 'harbor-life' } }
export const AlpineAssurance: Story = { globals: { brand: 'alpine-assurance' } }
export const HighContrast: Story = { globals: { mode: 'high-contrast' } }
export const Tablet: Story = { ...tablet, parameters: wholePage }
export const Phone: Story = { ...phone, parameters: wholePage }
