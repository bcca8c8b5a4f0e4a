import { navigationNames } from '@producer-portal/domain/catalog'
import type { coreTexts } from '@producer-portal/ui'
import { authored, defineMessages } from './define-messages.js'
import { lostConnection } from './lost-connection.js'

/** The texts that many subjects use alike. `useMessages` finds them beside those of every catalog. */
export const commonMessages = defineMessages('common', {
  dashboard: navigationNames.dashboard,
  preferences: 'Preferences',
  quickLinks: 'Quick Links',

  search: authored('Search'),
  signOut: 'Sign Out',
  upload: 'Upload',

  name: 'Name',
  email: 'Email',
  phone: authored('Phone'),
  status: 'Status',
  agent: 'Agent',
  agency: 'Agency',
  agents: authored('Agents'),
  userId: 'User ID',
  comments: 'Comments',
  unnamedClient: authored('Unnamed client'),

  nothingChanged: authored("You haven't changed anything yet."),
  networkError: 'Network Error',
  unreachable: lostConnection,
  unexpected: 'An unexpected error occurred.',
  sendingCode: authored('Sending your code'),
  resendWait: authored('You can ask again {seconds} seconds after the last code.'),
})

/** The entries that every catalog can be asked for: the common ones, and words that the design system has. */
export type CommonTexts = typeof commonMessages.entries &
  Pick<typeof coreTexts.entries, 'retry' | 'cancel' | 'close' | 'dismiss' | 'clearSearch' | 'newTab'>
