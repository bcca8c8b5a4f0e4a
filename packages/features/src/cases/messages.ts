import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the case screens. */
export const caseMessages = defineMessages('cases', {
  title: 'New Business',

  tabsLabel: authored('Case lists'),
  tabPending: 'Pending',
  tabIssued: 'Issued',
  tabNotPlaced: 'Not Placed',

  toolbarLabel: authored('Case table'),
  showingPending: { one: 'Showing {count} Pending Case', other: 'Showing {count} Pending Cases' },
  showingIssued: { one: 'Showing {count} Issued Case', other: 'Showing {count} Issued Cases' },
  showingNotPlaced: { one: 'Showing {count} Not Placed Case', other: 'Showing {count} Not Placed Cases' },

  columnSettings: 'Column Settings',
  columnsNotRetrieved: 'Failed to retrieve column settings.',
  columnTitleNotFound: 'Column title not found',

  filterStatus: authored('Status'),
  filterOrderedBy: 'Ordered By',

  tableLabel: authored('{type} cases'),
  loading: authored('Loading cases'),
})
