import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { toStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { AccountLayout } from '../AccountLayout/AccountLayout.js'
import { FullProfile } from './FullProfile.js'

const rivera = demoPerson('rivera')
const asPerson = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })

const meta = {
  title: 'Features/Account/FullProfile',
  component: FullProfile,
  parameters: { viewAs: asPerson },
  args: { ...asPerson(rivera), signInMethod: 'legacy' },
} satisfies Meta<typeof FullProfile>
export default meta
type Story = StoryObj<typeof meta>

const getPairs = (root: HTMLElement) =>
  [...root.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
    textContent,
    nextElementSibling?.textContent,
  ])

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(getPairs(canvasElement)).toEqual([
      ['User ID', 'rivera'],
      ['Password', "For your security, your password isn't shown."],
      ['Security Question', 'What was the name of your first school?'],
      ['Name', 'Elena Rivera'],
      ['Email', 'rivera@example.com'],
      ['Mobile Phone', '(773) 555-0101'],
      ['Text alerts', 'On'],
      ['Business Phone', '(312) 555-0101 ext. 204'],
      ['Agent Number', '100101'],
      ['Agency Number', 'AG1001'],
      ['Agency', 'Lakeshore Financial Group'],
    ])
    const ways = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    await expect(ways).toEqual([
      ['Change Password', '/change-password'],
      ['Change Security Question', '/security-question'],
      ['Change Name', '/change-name'],
      ['Change Email', '/change-email'],
      ['Change Mobile Phone', '/change-mfa-phone'],
      ['Change Text alerts', '/preferences'],
      ['Change Business Phone', '/business-phone'],
    ])
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** The page comes back after a change: the link of the changed row gets the focus on entry. */
export const Changed: Story = {
  name: 'After a change',
  tags: ['!autodocs'],
  args: { changed: 'email' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Change Email' })
    await expect([...canvasElement.querySelectorAll('[data-entry-focus]')]).toEqual([link])
  },
}

/** A new email counts once its link was opened. */
export const Unconfirmed: Story = {
  name: 'A new email that is not confirmed yet',
  args: { profile: { ...rivera.profile, isEmailUnconfirmed: true }, onConfirmationResend: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Not confirmed yet\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }))
    await expect(args.onConfirmationResend).toHaveBeenCalledOnce()
  },
}

/** An identity provider asks its own security questions. */
export const IdentityProvider: Story = {
  args: { signInMethod: 'identity-provider' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Security Question/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Change Password' })).toBeVisible()
  },
}

export const HomeOffice: Story = {
  name: 'Read-only: home office',
  args: asPerson(demoPerson('hale')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You can view your profile but can't change it.")).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Agency')).toBeNull()
  },
}

/** Nothing is on file: each way to be reached can be added. */
export const Empty: Story = {
  args: {
    profile: {
      ...rivera.profile,
      challengeQuestion: null,
      email: null,
      mfa: null,
      phone: null,
      phoneExt: null,
      agentNo: null,
      agencyNo: null,
      agencyName: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None on file')).toHaveLength(7)
    await expect(canvas.getByRole('link', { name: 'Add Security Question' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add Business Phone' })).toBeVisible()
  },
}

const inLayout = (profile: 'loading' | 'error'): Story => ({
  render: (args) => (
    <AccountLayout user={args.user} profile={profile} currentPath="/profile" onSignOut={fn()} onRetry={fn()}>
      <FullProfile {...args} />
    </AccountLayout>
  ),
})

export const Loading: Story = {
  ...inLayout('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument()
    await expect(canvas.queryByText('User ID')).toBeNull()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  ...inLayout('error'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'An error occurred while loading the profile information.',
    )
    await expect(canvas.queryByText('User ID')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    profile: {
      ...rivera.profile,
      fullName: 'Maximiliana Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh III',
      email: 'maximiliana.wolfeschlegelsteinhausenbergerdorff@northfield-brokerage.example.com',
      challengeQuestion: 'What did the neighbours call the house on the corner where your grandmother grew up? '.repeat(
        2,
      ),
      agencyName: 'Northfield & Partners Brokerage Associates of Greater Chicago and the Lakeshore Counties',
      phone: '442071838750123',
      phoneExt: '12345',
    },
  },
  ...phone,
}

export const Narrow: Story = { ...phone }
