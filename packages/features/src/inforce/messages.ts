import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the in-force screens. */
export const inforceMessages = defineMessages('inforce', {
  title: 'In-Force Activity',
  activityType: 'Activity Type',

  toolbarLabel: authored('Alert table'),
  showing: 'Showing {count} in {type}',
  tableLabel: authored('{type} alerts'),
  loading: authored('Loading alerts'),
  openContract: authored('Contract details of {name}'),
})
