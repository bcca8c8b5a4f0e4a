import { authored, defineMessages } from '../messages/define-messages.js'

/** The texts that all help pages share; each page has a catalogue of its own beside them. */
export const documentationMessages = defineMessages('documentation', {
  breadcrumbDashboard: 'Dashboard',
  updated: authored('Updated {date}'),
  contents: authored('On this page'),
  contact: authored('More questions?'),
  contactText: authored('The help desk of {brand} answers them.'),
  call: authored('Call {phone}'),
  write: authored('Write to {email}'),
})
