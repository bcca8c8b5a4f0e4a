import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the In-Force widget of the dashboard. */
export const inforceWidgetMessages = defineMessages('inforce-widget', {
  title: 'In-Force Activity',
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
  agent: authored('Agent'),
  unnamed: authored('Owner without a name'),

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
})
