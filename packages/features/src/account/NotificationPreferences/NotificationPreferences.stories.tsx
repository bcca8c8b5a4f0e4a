import type { NotificationPreference } from '@producer-portal/domain/account'
import { notificationPreferences } from '@producer-portal/domain/catalog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { NotificationPreferences } from './NotificationPreferences.js'

const meta = {
  title: 'Features/Account/NotificationPreferences',
  component: NotificationPreferences,
  args: { preferences: notificationPreferences, onPreferenceChange: fn(), onRetry: fn() },
} satisfies Meta<typeof NotificationPreferences>
export default meta
type Story = StoryObj<typeof meta>

const followUp = { name: 'New Business follow-up' }
const received = { name: 'New Business received' }

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('switch')).toEqual([
      canvas.getByRole('switch', followUp),
      canvas.getByRole('switch', received),
    ])
    await expect(canvas.getByRole('switch', followUp)).toBeChecked()
    await expect(canvas.getByRole('switch', followUp)).toHaveAccessibleDescription(/^Sending/)
    await expect(canvas.getByRole('switch', received)).not.toBeChecked()
    await expect(canvas.getByRole('switch', received)).toHaveAccessibleDescription(
      'Not Sending, Set by GA Only your general agent can change this.',
    )
    await expect(canvas.getByRole('switch', received)).toBeDisabled()
    await userEvent.click(canvas.getByRole('switch', followUp))
    await expect(args.onPreferenceChange).toHaveBeenLastCalledWith('newbusiness-followup', false)
  },
}

const both = (enabled: boolean, allowedByGA: boolean): readonly NotificationPreference[] =>
  notificationPreferences.map(({ key }) => ({ key, enabled, allowedByGA }))

/** A preference that users switched off themselves isn't set by the General Agent. */
export const SwitchedOff: Story = {
  args: { preferences: both(false, true) },
}

export const NothingAllowed: Story = {
  name: 'Read-only: the General Agent allows neither',
  args: { preferences: both(true, false) },
  play: async ({ args, canvas }) => {
    for (const toggle of canvas.getAllByRole('switch')) await expect(toggle).toBeDisabled()
    await userEvent.click(canvas.getByText('New Business follow-up'))
    await expect(args.onPreferenceChange).not.toHaveBeenCalled()
  },
}

/** A notification that the service doesn't mention is off, and may not be switched. */
export const Empty: Story = {
  args: { preferences: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
    await expect(canvas.getAllByText('Not Sending, Set by GA')).toHaveLength(2)
  },
}

/** Home office has no General Agent that could have set anything. */
export const HomeOffice: Story = {
  args: { preferences: both(false, false), isHomeOffice: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("You can't change this here.")).toHaveLength(2)
    await expect(canvas.queryByText(/general agent|Set by GA/i)).toBeNull()
  },
}

export const Loading: Story = {
  args: { preferences: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your notification preferences')).toBeInTheDocument()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { preferences: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't load your notification preferences. Try again.",
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** More preferences than the page has toggles for. */
export const LongContent: Story = {
  args: { preferences: [...notificationPreferences, { key: 'inforce-lapse', enabled: true, allowedByGA: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(2)
  },
  ...phone,
}

export const Narrow: Story = { ...phone }
