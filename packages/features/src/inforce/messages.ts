import { navigationNames, quickLinkNames } from '@producer-portal/domain/catalog'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the in-force screens. */
export const inforceMessages = defineMessages('inforce', {
  title: quickLinkNames.inforce,
  exportTitle: '{product} In-force Business Alerts',
  activityType: 'Activity Type',
  'pending-lapse': navigationNames.pendingLapse,
  disburse: 'Disbursements',
  missed: navigationNames.missedPayments,
  terminate: 'Terminated',
  service: 'Service',
  'contract-change': 'Contract Changes',
  all: 'All',

  toolbarLabel: authored('Alert table'),
  showing: 'Showing {count} in {type}',
  tableLabel: authored('{type} alerts'),
  noMatch: authored('No contract matches “{name}”.'),
  loading: authored('Loading alerts'),
  openContract: authored('Contract details of {name}'),

  lapsesToday: authored('{name} lapses today'),
  lapsesTomorrow: authored('{name} lapses tomorrow'),
  lapsesIn: authored({ one: '{name} lapses in {count} day', other: '{name} lapses in {count} days' }),
  details: authored('Details'),
  turnYours: authored('For you: {what}'),
  'turn-past-lapse': authored('lapsed {when}'),
  'turn-lapse-soon': authored('lapses {when}'),
  'turn-missed': authored('missed payment'),
  'turn-service': authored('service alert'),
  turnNone: authored('For your information'),
  viewSoonest: authored('View'),
  viewSoonestOf: authored('View {name}'),
  soonestFirst: authored('Soonest first'),
})

/** Every text of the pictures above the in-force lists. */
export const alertSummaryMessages = defineMessages('alert-summary', {
  byType: authored('Alerts by type'),
  otherTypes: authored('Other types'),
  noType: authored('No type'),
  'pending-lapse': authored('Pending lapse'),
  disburse: authored('Disbursements'),
  missed: authored('Missed payments'),
  terminate: authored('Terminated'),
  service: authored('Service'),
  'contract-change': authored('Contract changes'),

  byLapse: authored('Policies by lapse date'),
  passed: authored('Date has passed'),
  'next-7': authored('Within 7 days'),
  'next-30': authored('In 8 to 30 days'),
  beyond: authored('In more than 30 days'),

  byAge: authored('Alerts by age'),
  byDue: authored('Payments by due date'),
  'past-7': authored('Past 7 days'),
  'past-30': authored('8 to 30 days ago'),
  'past-90': authored('31 to 90 days ago'),
  before: authored('More than 90 days ago'),
  undated: authored({ one: '{count} alert without a date.', other: '{count} alerts without a date.' }),
})

/** Every text of the side panel of an in-force contract. */
export const inforceDetailMessages = defineMessages('inforce-detail', {
  unnamed: authored('Unnamed owner'),
  loading: authored('Loading contract details'),
  failed: 'Error loading contract details',
  gone: authored("We can't find this contract. It may have moved to another agent or agency."),
  requestIllustration: authored('Request an illustration'),

  ownerName: 'Owner Name',
  contractNumber: 'Contract Number',
  product: 'Product',
  amount: 'Amount / Benefit',
  premium: 'Modal Premium & Frequency',
  payorName: 'Payor Name',
  billingGroup: 'Billing Group',
  issueDate: 'Issue Date',
  nfoDate: 'NFO Date',
  aplOption: 'APL Option',
  noAgents: authored('No agents on file.'),
  more: 'More',
  less: 'Less',

  disbursements: 'Disbursements',
  noDisbursements: authored('There are no disbursements for this contract.'),
  serviceAlerts: 'Service Alerts',
  noServiceAlerts: authored('There are no service alerts for this contract.'),
  terminated: 'Terminated',
  notTerminated: authored('There are no terminations for this contract.'),
  lapseAndMissed: 'Pending Lapse & Missed Payments',
  noLapseOrMissed: authored('There are no pending lapses or missed payments for this contract.'),
  contractChanges: 'Contract Changes',
  noContractChanges: 'There are no contract changes for this contract.',
  otherContracts: 'Other Contracts',
  noOtherContracts: 'There are no other contracts for this owner.',

  lapsesSoon: authored({
    one: 'Lapses {date} (in {count} day). Premium has not been received.',
    other: 'Lapses {date} (in {count} days). Premium has not been received.',
  }),
  lapsesNow: authored('Lapses {date} (today). Premium has not been received.'),
  lapseDatePassed: authored({
    one: 'The lapse date {date} was {count} day ago. Premium has not been received.',
    other: 'The lapse date {date} was {count} days ago. Premium has not been received.',
  }),
  lapseDateOnly: authored('The lapse date is {date}. Premium has not been received.'),
  paymentMissed: authored('A payment has not been received.'),
  paymentMissedOn: authored('The payment due {date} has not been received.'),
  nfoSoon: authored({
    one: 'The non-forfeiture option takes effect {date} (in {count} day).',
    other: 'The non-forfeiture option takes effect {date} (in {count} days).',
  }),
  nfoNow: authored('The non-forfeiture option takes effect {date} (today).'),
  nfoDatePassed: authored({
    one: 'The NFO date {date} was {count} day ago.',
    other: 'The NFO date {date} was {count} days ago.',
  }),
  nfoDateOnly: authored('The NFO date is {date}.'),
  reported: authored('{type}, reported {date}.'),
  reportedUndated: authored('{type}.'),

  undated: authored('Undated'),
  dueDate: 'Due Date',
  lapseDate: 'Lapse Date',
  lapsesToday: authored('{date} (today)'),
  lapsesIn: authored({ one: '{date} (in {count} day)', other: '{date} (in {count} days)' }),
  policyStatus: 'Policy Status',
  viewContract: authored('View details'),
  viewContractNumber: authored('View details of contract {number}'),
})

/** Every text of the In-Force widget of the dashboard. */
export const inforceWidgetMessages = defineMessages('inforce-widget', {
  title: quickLinkNames.inforce,
  spreadsheet: 'View In-Force Spreadsheet',
  viewAll: 'view all',

  tabsLabel: authored('In-force lists'),
  pendingLapse: 'Pending Lapse ({count})',
  disbursements: 'Disbursements ({count})',
  missedPayments: 'Missed Payments ({count})',
  terminated: 'Terminated ({count})',
  service: 'Service ({count})',
  contractChanges: 'Contract Changes ({count})',
  all: 'All ({count})',
  countUnknown: authored('…'),

  ownerAndContract: authored('Owner Name & Contract'),
  unnamed: authored('Unnamed owner'),

  emptyPendingLapse: 'No in-force activity available.',
  emptyDisbursements: 'There are no disbursement notifications.',
  emptyMissedPayments: 'There are no missed payment notifications.',
  emptyTerminated: 'There are no terminated contract notifications.',
  emptyService: 'There are no service related notifications.',
  emptyContractChanges: 'There are no contract change notifications.',
  emptyAll: 'There are no notifications.',
  failed: 'Oops! Something went wrong.',
  refresh: 'Refresh',
  loading: authored('Loading notifications'),
  summary: authored('Summary'),
})
