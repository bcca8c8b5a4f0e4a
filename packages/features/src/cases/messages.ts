import { authored, defineMessages } from '../i18n/define-messages.js'

/** The number of cases a list shows. */
export const caseCountMessages = defineMessages('case-counts', {
  pending: { one: 'Showing {count} Pending Case', other: 'Showing {count} Pending Cases' },
  issued: { one: 'Showing {count} Issued Case', other: 'Showing {count} Issued Cases' },
  not_placed: { one: 'Showing {count} Not Placed Case', other: 'Showing {count} Not Placed Cases' },
})

/** Every text of the pictures above a list of cases. */
export const caseSummaryMessages = defineMessages('case-summary', {
  byStatus: authored('Cases by status'),
  byTime: authored('Cases by age'),
  '0-7': authored('0–7 days'),
  '8-30': authored('8–30 days'),
  '31-60': authored('31–60 days'),
  '61-90': authored('61–90 days'),
  'over-90': authored('Over 90 days'),
  otherStatuses: authored('Other statuses'),
  noStatus: authored('No status'),
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
  active: authored('active'),
  toolsLabel: authored('New business list'),
  sortedBy: authored('Sorted by {column}'),
  sortedAscending: authored('Sorted by {column}, ascending: reverse the order'),
  sortedDescending: authored('Sorted by {column}, descending: reverse the order'),

  name: 'Insured Name & Contract',
  status: 'Case Status',
  days: 'Days Pending',
  amount: 'Amount / Benefit',
  unnamed: authored('Unnamed insured'),

  requirements: 'Requirements',
  requirementsOf: authored('Requirements of {name}:'),
  forYou: authored('{count} for you'),
  offer: authored('Offer to review'),
  withHomeOffice: authored('{count} with home office'),
  unresolved: authored('{count} unresolved'),
  resolved: authored('{count} resolved'),
  other: authored('{count} other'),
  noRequirements: authored('No requirements yet.'),
  noneOpen: authored('None open'),

  empty: 'There are no results.',
  emptyPending: 'No new business activity to show',
  emptyIssued: 'There are no issued cases.',
  emptyNotPlaced: 'There are no canceled or declined cases.',
  failed: 'Oops! Something went wrong.',
  refresh: 'Refresh',
  loading: authored('Loading cases'),
  daysCount: authored({ one: '{count} day', other: '{count} days' }),
  summary: authored('Summary'),
})
