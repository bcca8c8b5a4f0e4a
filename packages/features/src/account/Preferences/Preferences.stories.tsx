import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { toStoryUser } from '../../testing/story-user.js'
import { phone } from '../../testing/windows.js'
import { AccountLayout } from '../AccountLayout/AccountLayout.js'
import { refused } from '../../testing/results.js'
import { Preferences } from './Preferences.js'

const rivera = demoPerson('rivera')
const asPerson = (person: DemoPerson) => ({ user: toStoryUser(person), profile: person.profile })
const directory = { name: 'Include me in the Field Directory' }
const alerts = { name: 'Text alerts' }

const meta = {
  title: 'Features/Account/Preferences',
  component: Preferences,
  parameters: { viewAs: asPerson },
  args: {
    ...asPerson(rivera),
    language: 'en-US',
    onFieldDirectoryChange: fn(),
    onTextAlertsChange: fn(),
    onLanguageChange: fn(),
  },
} satisfies Meta<typeof Preferences>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch', directory)).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', directory))
    await expect(args.onFieldDirectoryChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('switch', alerts))
    await expect(args.onTextAlertsChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }))
    await expect(args.onLanguageChange).toHaveBeenLastCalledWith('fr-CA')
    await expect(canvas.getByRole('link', { name: 'Quick Links' })).toHaveAttribute(
      'href',
      '/quick-links?from=preferences',
    )
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications')
  },
}

const withoutDirectory: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('switch', directory)).toBeNull()
  await expect(canvas.getByRole('link', { name: 'Quick Links' })).toBeVisible()
}

export const HomeOffice: Story = {
  name: 'Empty: home office chooses only the language',
  args: asPerson(demoPerson('hale')),
  play: async (context) => {
    await withoutDirectory(context)
    await expect(context.canvas.queryByRole('switch')).toBeNull()
    await expect(context.canvas.getAllByRole('radio')).toHaveLength(3)
  },
}

/** The directory lists agents by their number. */
export const WithoutAgentNumber: Story = {
  args: { profile: { ...rivera.profile, agentNo: null } },
  play: withoutDirectory,
}

export const WithoutPhone: Story = {
  args: { profile: { ...rivera.profile, mfa: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', alerts)).toBeDisabled()
    await expect(canvas.getByRole('switch', alerts)).toHaveAccessibleDescription(
      'Add a mobile phone to receive text alerts.',
    )
  },
}

const expectReason =
  (reason: RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('switch', directory)).toHaveAccessibleDescription(reason)
  }

export const FieldDirectoryFailed: Story = {
  name: 'Error: Field Directory not saved',
  args: { fieldDirectoryFailure: { kind: 'failed' } },
  play: expectReason(/Unknown error saving your Field Directory selection$/),
}

export const LanguageFailed: Story = {
  name: 'Error: language not saved',
  args: { languageFailure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Language' })).toHaveAccessibleDescription(
      /We couldn't change the language/,
    )
  },
}

export const TextAlertsFailed: Story = {
  name: 'Error: text alerts not saved',
  args: { textAlertsFailure: { kind: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', alerts)).toHaveAccessibleDescription(
      /Unknown error saving your text alerts selection$/,
    )
  },
}

export const Loading: Story = {
  render: (args) => (
    <AccountLayout user={args.user} profile="loading" currentPath="/preferences" onSignOut={fn()} onRetry={fn()}>
      <Preferences {...args} />
    </AccountLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    fieldDirectoryFailure: refused(
      'Your entry in the directory is kept by your agency and can only be changed there until the end of May.',
    ),
    textAlertsFailure: { kind: 'unreachable' },
  },
  ...phone,
}

export const Narrow: Story = { ...phone }
