import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the case screens. */
export const caseMessages = defineMessages('cases', {
  title: 'New Business',

  tabsLabel: authored('Case lists'),
  tabWithCount: authored('{list} ({count})'),
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
  filterAge: authored('Age'),
  filterAttention: authored('Needs attention'),
  filterOrderedBy: 'Ordered By',

  tableLabel: authored('{type} cases'),
  noMatch: authored('No case matches “{name}”.'),
  daysCount: authored({ one: '{count} day', other: '{count} days' }),
  tasksForYou: authored({ one: '{count} requirement for you', other: '{count} requirements for you' }),
  tasksOfHomeOffice: authored('{count} with the home office'),
  loading: authored('Loading cases'),
})

/** Every text of the slide-out of a case and of the text message about it. */
export const caseDetailMessages = defineMessages('case-detail', {
  unnamed: authored('Unnamed insured'),
  close: authored('Close'),
  loading: authored('Loading details'),
  failed: 'An error occurred while loading the details.',
  retry: authored('Retry'),
  caseMissing: authored("This case isn't on this list. It may have moved to another list."),
  requirementMissing: authored('This requirement is no longer part of the case.'),

  daysPending: authored({ one: '{count} day pending', other: '{count} days pending' }),
  forYou: authored({ one: '{count} requirement for you', other: '{count} requirements for you' }),
  forHomeOffice: authored({
    one: '{count} requirement with the home office',
    other: '{count} requirements with the home office',
  }),

  contract: authored('Contract'),
  faceAmount: 'Face Amount / DI Benefit',
  programType: authored('Program Type'),
  underwriter: 'Underwriter',
  modalPremium: authored('Modal Premium'),
  targetPremium: authored('Target Premium'),

  clients: authored('Clients'),
  noClients: authored('No clients on file.'),
  ipn: 'IPN',
  agents: authored('Agents'),
  noAgents: authored('No agents on file.'),
  requirements: 'Requirements',
  noRequirements: authored('No requirements yet.'),
  sent: authored('Sent, updating'),
  statusBeforeSent: authored('Last known status: {status}'),
  upload: 'Upload',
  uploadFor: authored('Upload documents for {requirement}'),
  openRequirements: 'Case Requirements',
  openMessage: authored('Send a message'),

  rowMenu: authored('Actions for {name}'),
  rowDetails: authored('Case details'),
  rowDocuments: 'Send Requirement Document(s)',
  rowStatus: 'Status Details',
  comments: 'Comments',
  sendFor: authored('{comment} (send documents for {requirement})'),
  unnamedRequirement: authored('Unnamed requirement'),

  smsTitle: authored('Send a Message'),
  smsContacts: authored('Send to'),
  smsSubject: authored('Subject'),
  smsNobody: authored('No agent of this case has a phone number.'),
  smsSend: authored('Continue'),
  smsSendHint: authored('Your message opens in a new tab so you can review it before sending.'),
  cancel: authored('Cancel'),
})

/** Every text of the pictures above a list of cases. */
export const caseSummaryMessages = defineMessages('case-summary', {
  byStatus: authored('Cases by status'),
  byTime: authored('Cases by age'),
  otherStatuses: authored({ one: '{count} case in other statuses.', other: '{count} cases in other statuses.' }),
  noStatus: authored({ one: '{count} case without a status.', other: '{count} cases without a status.' }),
  noAge: authored({ one: '{count} case without a date.', other: '{count} cases without a date.' }),
})

/** Every text of the New Business widget of the dashboard. */
export const caseWidgetMessages = defineMessages('case-widget', {
  title: 'New Business Activity',
  spreadsheet: 'View New Business Spreadsheet',

  tabsLabel: authored('New business lists'),
  pending: 'Pending ({count})',
  issued: 'Issued ({count})',
  notPlaced: 'Not Placed ({count})',
  countUnknown: authored('…'),

  filter: 'Filter New Business',
  filterBy: 'Filter by',
  toolsLabel: authored('New business list'),
  sortedAscending: authored('Sorted by {column}, ascending: reverse the order'),
  sortedDescending: authored('Sorted by {column}, descending: reverse the order'),
  nowAscending: authored('Sorted by {column}, ascending'),
  nowDescending: authored('Sorted by {column}, descending'),

  name: 'Insured Name & Contract',
  agent: 'Agent',
  status: 'Case Status',
  days: 'Days Pending',
  amount: 'Amount / Benefit',
  unnamed: authored('Unnamed insured'),

  requirements: 'Requirements',
  requirementsOf: authored('of {name}'),
  forYou: authored('{count} for you'),
  withHomeOffice: authored('{count} home office'),
  unresolved: authored('{count} unresolved'),
  resolved: authored('{count} resolved'),
  other: authored('{count} other'),
  noRequirements: authored('No requirements yet.'),

  emptyPending: 'No new business activity to show',
  emptyIssued: 'There are no issued cases.',
  emptyNotPlaced: 'There are no canceled or declined cases.',
  failed: 'Oops! Something went wrong.',
  refresh: 'Refresh',
  loading: authored('Loading cases'),
  sortBy: authored('Sort by'),
  daysCount: authored({ one: '{count} day', other: '{count} days' }),
  summary: authored('Summary'),
})
