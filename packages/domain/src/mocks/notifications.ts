import type { NotificationPreference } from '../notifications/preferences.ts'
import type { SiteNotification } from '../notifications/site-notification.ts'

/** The site notification of the demo. */
export const siteNotification: SiteNotification = {
  type: 'welcome',
  title: 'Welcome to the new portal',
  message: 'Your cases and alerts are in one place, and requirements are answered right there.',
  link: '/documentation/upload-faq',
  linkText: 'How to send documents',
  isInternal: true,
}

/** A second notification, whose link leads outside the portal. */
export const maintenanceNotification: SiteNotification = {
  type: 'maintenance',
  title: 'Planned maintenance',
  message: 'Statements are not available on Sunday from 1 to 3 a.m. Central Time.',
  link: 'https://content.example.com/maintenance',
  linkText: 'Read more',
  isInternal: false,
}

/** E-mail preferences of a user whose General Agent allows one of the two to be switched. */
export const notificationPreferences: readonly NotificationPreference[] = [
  { key: 'newbusiness-followup', enabled: true, allowedByGA: true },
  { key: 'newbusiness-received', enabled: false, allowedByGA: false },
]
