import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts about the access of the signed-in user. In a file of their own, because pages of every subject show them. */
export const ownAccessMessages = defineMessages('own-access', {
  accessSuspended: authored(
    'Your access to information that others share with you is suspended. Ask your agency manager to reactivate it.',
  ),
  nothingShared: authored('No one shares this information with you yet. Ask your agency manager to share it.'),
  accessChanged: authored('Your access has changed'),
  accessNowSuspended: authored('Your access to information that others share with you was suspended.'),
  accessReactivated: authored('Your access to information that others share with you is active again.'),
  accessWithdrawn: authored('No longer shared with you: {applications}.'),
  accessAdded: authored('Now shared with you: {applications}.'),
  accessOther: authored('What others share with you is different now. You see what is shared at this moment.'),
})
