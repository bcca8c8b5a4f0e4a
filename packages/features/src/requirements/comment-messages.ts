import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the dialog that answers a requirement with a comment. */
export const commentMessages = defineMessages('requirements-comment', {
  title: authored('Respond to Requirement'),
  about: authored('{requirement} · {caseName}'),
  label: authored('Your response'),
  hint: authored('At most 280 characters, spaces included.'),
  left: { one: '{count} character left', other: '{count} characters left' },
  stripped: authored('Some characters were removed.'),

  cancel: authored('Cancel'),
  respond: 'Respond',
  responding: 'Responding',
  typeFirst: authored('Type your response first.'),
  tooLong: authored('Your response is longer than 280 characters.'),

  success: 'Success! We have your requirement response.',
  successDelay: 'Please allow 30 minutes for this change to be reflected in our systems.',
  sentAt: authored('Sent {time}'),
  done: authored('Done'),

  failed: 'Response Unsuccessful',
  openAgain: authored('Your text is still there. Open the response again to see what is wrong.'),
  open: authored('Open response'),
  connection: 'There was an issue connecting to our system. Please try sending your response again.',
})
