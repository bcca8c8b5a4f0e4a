import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the dashboard. */
export const dashboardMessages = defineMessages('dashboard', {
  title: authored('Dashboard'),
  welcome: authored('Welcome, {name}'),
  lead: authored('Here is where your business stands.'),
  leadWithoutLists: authored('Choose a place in the navigation to begin.'),
  newBusiness: 'New Business',
  pending: 'Pending',
  issued: 'Issued',
  not_placed: 'Not Placed',
  caseCount: authored({ one: '{count} case', other: '{count} cases' }),
  loading: authored('Loading the number of cases'),
  failed: 'Failed to get contracts.',
  retry: authored('Retry'),
})
