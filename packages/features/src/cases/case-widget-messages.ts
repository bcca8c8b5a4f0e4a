import { authored, defineMessages } from '../messages/define-messages.js'

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
  sortedAscending: authored('Sorted by {column}, ascending: turn the order round'),
  sortedDescending: authored('Sorted by {column}, descending: turn the order round'),
  nowAscending: authored('Sorted by {column}, ascending'),
  nowDescending: authored('Sorted by {column}, descending'),

  name: 'Insured Name & Contract',
  agent: 'Agent',
  status: 'Case Status',
  days: 'Days Pending',
  amount: 'Amount / Benefit',
  unnamed: authored('Insured without a name'),

  requirements: 'Requirements',
  requirementsOf: authored('of {name}'),
  unresolved: authored('{count} unresolved'),
  resolved: authored('{count} resolved'),
  other: authored('{count} other'),
  noRequirements: authored('No requirements are known yet.'),

  emptyPending: 'No new business activity to show',
  emptyIssued: 'There are no issued cases.',
  emptyNotPlaced: 'There are no canceled or declined cases.',
  failed: 'Oops! Something went wrong.',
  refresh: 'Refresh',
  loading: authored('Loading cases'),
  sortBy: authored('Sort by'),
})
