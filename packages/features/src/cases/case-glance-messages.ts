import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the pictures above a list of cases. */
export const caseGlanceMessages = defineMessages('case-glance', {
  byStatus: authored('Cases by status'),
  byTime: authored('Cases by age'),
  otherStatuses: authored({ one: '{count} case in other statuses.', other: '{count} cases in other statuses.' }),
})
