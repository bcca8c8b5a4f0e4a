import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the pictures above the in-force lists. */
export const alertGlanceMessages = defineMessages('alert-glance', {
  byType: authored('Alerts by type'),
  otherTypes: authored({ one: '{count} alert of another type.', other: '{count} alerts of other types.' }),
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
})
