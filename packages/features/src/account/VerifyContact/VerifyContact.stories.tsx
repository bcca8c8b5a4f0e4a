import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { toStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { VerifyContact } from './VerifyContact.js'

const sato = demoPerson('sato')
const asPerson = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })

const meta = {
  title: 'Features/Account/VerifyContact',
  component: VerifyContact,
  parameters: { viewAs: asPerson },
  args: { ...asPerson(sato), onTextAlertsChange: fn(), onContactConfirm: fn() },
} satisfies Meta<typeof VerifyContact>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const pairs = canvas
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent])
    await expect(pairs).toEqual([
      ['Email', 'sato@example.com'],
      ['Mobile Phone', '(773) 555-0109'],
      ['Business Phone', '(312) 555-0109'],
    ])
    await expect(canvas.getByRole('link', { name: 'Change Email' })).toHaveAttribute('href', '/verify/email')
    await expect(canvas.getByRole('link', { name: 'Change Mobile Phone' })).toHaveAttribute('href', '/verify/mobile')
    await expect(canvas.getByRole('link', { name: 'Change Business Phone' })).toHaveAttribute('href', '/verify/phone')
    await userEvent.click(canvas.getByRole('switch', { name: 'Text alerts' }))
    await expect(args.onTextAlertsChange).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onContactConfirm).toHaveBeenCalledOnce()
  },
}

/** A new email that nobody has confirmed yet doesn't count for codes. */
export const Unconfirmed: Story = {
  name: 'A new email that is not confirmed yet',
  args: { profile: { ...sato.profile, isEmailUnconfirmed: true }, onConfirmationResend: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Not confirmed yet\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(args.onConfirmationResend).toHaveBeenCalledOnce()
  },
}

export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent("wasn't verified in time")
  },
}

export const Confirming: Story = {
  name: 'Loading: confirming',
  args: { state: 'confirming' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onContactConfirm).not.toHaveBeenCalled()
  },
}

/** Nothing is on file: each way to be reached can be added, and text alerts wait for a phone. */
export const Empty: Story = {
  args: { profile: { ...sato.profile, email: null, mfa: null, phone: null, phoneExt: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None on file')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Add Mobile Phone' })).toBeVisible()
    const alerts = canvas.getByRole('switch', { name: 'Text alerts' })
    await expect(alerts).toBeDisabled()
    await expect(alerts).toHaveAccessibleDescription('Add a mobile phone to receive text alerts.')
  },
}

export const Failed: Story = {
  tags: ['!autodocs'],
  name: 'Error: confirming failed',
  args: { failure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveTextContent('Unknown error confirming your contact information')
    await expect(summary).toHaveFocus()
  },
}

/** A DXC employee may confirm, and change nothing. */
export const ReadOnly: Story = {
  args: { user: { userId: 'dxc', audiences: ['DXCEmployee'], access: [] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Text alerts' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await expect(args.onContactConfirm).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    profile: {
      ...sato.profile,
      email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@northfield-brokerage.example.com',
      phone: '442071838750123',
      phoneExt: '12345',
    },
  },
  ...phone,
}

export const Narrow: Story = { ...phone }
