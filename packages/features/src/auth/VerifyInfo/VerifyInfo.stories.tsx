import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSignInColumn } from '../../testing/sign-in-column.js'
import { phone } from '../../testing/windows.js'
import { VerifyInfo } from './VerifyInfo.js'

const meta = {
  title: 'Features/Auth/VerifyInfo',
  component: VerifyInfo,
  args: {
    contacts: { email: 'm***@example.com', mobilePhone: '******0112', homePhone: '******0199' },
    backHref: '/verify',
  },
  decorators: [inSignInColumn],
} satisfies Meta<typeof VerifyInfo>
export default meta
type Story = StoryObj<typeof meta>

/** Only the last digits are shown, so that the password alone doesn't reveal the number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(shown).toEqual(['m***@example.com', 'Mobile phone ending in 0112', 'Home phone ending in 0199'])
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/verify')
  },
}

export const NoContact: Story = {
  name: 'Empty: no contact on file',
  args: { contacts: { email: null, mobilePhone: null, homePhone: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.getByText(/Something wrong or missing\? Call/)).toBeVisible()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    contacts: {
      email: 'm***@producers.northeastern-regional-brokerage-and-estate-planning.example.com',
      mobilePhone: '+**-**-****-0112',
      homePhone: '******0199',
    },
  },
}

export const Narrow: Story = { ...phone }
