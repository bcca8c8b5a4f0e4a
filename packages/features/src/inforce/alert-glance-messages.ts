import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the picture above the in-force lists. */
export const alertGlanceMessages = defineMessages('alert-glance', {
  byType: authored('Alerts by type'),
  'pending-lapse': authored('Pending lapse'),
  disburse: authored('Disbursements'),
  missed: authored('Missed payments'),
  terminate: authored('Terminated'),
  service: authored('Service'),
  'contract-change': authored('Contract changes'),
})
