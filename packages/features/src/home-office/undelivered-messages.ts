import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** The texts of the page with messages that didn't reach anybody. */
export const undeliveredMessages = defineMessages('undelivered', {
  title: pageTitles.entries.messages,
  lead: authored('Emails, text messages and calls that the portal could not deliver.'),
  loading: authored('Loading messages'),
  failed: authored("We couldn't load the messages. Try again."),
  empty: authored('Every message was delivered.'),
  emptyText: authored('Messages that fail are listed here, with the reason.'),
  list: authored('Undelivered messages'),
  shown: authored('The newest {count} of {total} messages.'),
  email: authored('Email'),
  sms: authored('Text message'),
  voice: authored('Call'),
  notDelivered: authored('Not delivered'),
  tryingAgain: authored('Trying again'),
  to: authored('{kind} to {sentTo} ({userId})'),
  history: authored({
    one: 'Since {date} at {time}, tried once',
    other: 'Since {date} at {time}, tried {count} times',
  }),
  reason: authored('Reason: {reason}'),
  unknownReason: authored('Reason: unknown'),
  expired: authored('Its code or link has expired.'),
  retryOf: authored('{subject} to {sentTo}'),
  retryAll: authored('Retry all'),
  retrying: authored('Sending…'),
  sent: authored({ one: 'Message sent', other: '{count} messages sent' }),
  notSent: authored({
    one: 'The message could not be sent. We keep trying.',
    other: '{count} messages could not be sent. We keep trying.',
  }),
  gone: authored('Nothing to send: the messages were sent meanwhile, or have expired.'),
  retryFailed: authored("We couldn't send the messages. Try again."),
})
