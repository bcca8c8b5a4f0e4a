import { delegationFailures } from '@producer-portal/domain/manage-access'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts of the last changes of a person's access. */
export const accessHistoryMessages = defineMessages('access-history', {
  title: authored('Last changes'),
  loading: authored('Loading the last changes'),
  failed: authored(delegationFailures.getAccessHistory),
  none: authored('No changes in the portal yet'),
  applications: authored({ one: '{count} application', other: '{count} applications' }),
  suspended: authored('Suspended access'),
  reactivated: authored('Reactivated access'),
  shared: authored('Shared {applications}'),
  sharedOf: authored('Shared {applications} of {agent}'),
  unshared: authored('Stopped sharing {applications}'),
  unsharedOf: authored('Stopped sharing {applications} of {agent}'),
  assigned: authored({
    one: 'Assigned {count} agent in {applications}',
    other: 'Assigned {count} agents in {applications}',
  }),
  unassigned: authored({
    one: 'Unassigned {count} agent in {applications}',
    other: 'Unassigned {count} agents in {applications}',
  }),
  by: authored('{name}, {time}'),
  byReview: authored('{name} in an access review, {time}'),
})
