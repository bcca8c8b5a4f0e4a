import { maintenanceNotification, siteNotification } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { SiteNotificationBanner } from './SiteNotificationBanner.js'

const meta = {
  title: 'Features/Shell/SiteNotificationBanner',
  component: SiteNotificationBanner,
  args: { notification: siteNotification, onDismiss: fn() },
} satisfies Meta<typeof SiteNotificationBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Welcome to the new portal')).toBeVisible()
    await expect(canvas.getByText(/^See every case and alert in one place/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'How to send documents' })).not.toHaveAttribute('target')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(siteNotification.type)
  },
}

/** While a required action is open, a link within the portal would lead back to it. */
export const DuringRequiredAction: Story = {
  name: 'During a required action',
  tags: ['!autodocs'],
  args: { isNavigationDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome to the new portal')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LeadsOutside: Story = {
  args: { notification: maintenanceNotification },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read more (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const MessageAlone: Story = {
  args: { notification: { ...siteNotification, title: null, link: null, linkText: null } },
}

export const LongContent: Story = {
  args: {
    notification: {
      ...maintenanceNotification,
      message: `${maintenanceNotification.message} During this time you can still see your cases, answer requirements and read your messages; whatever you upload is kept and forwarded as soon as the maintenance is over.`,
    },
  },
}

/** One line on a phone, too: the title opens the message in place. */
export const Narrow: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    if ((canvasElement.ownerDocument.defaultView?.innerWidth ?? 0) >= 768) return
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Welcome to the new portal' }))
    await expect(canvas.getByRole('link', { name: 'How to send documents' })).toBeVisible()
  },
}
