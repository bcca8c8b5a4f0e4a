import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the question whether somebody is still there. */
export const inactivityMessages = defineMessages('inactivity', {
  title: authored('Are you still there?'),
  text: authored(
    'You have not used the portal for a while. To protect your clients, it signs you out when the time is up.',
  ),
  minutes: authored({ one: '{count} minute', other: '{count} minutes' }),
  seconds: authored({ one: '{count} second', other: '{count} seconds' }),
  timeLeft: authored('{time} left'),
  announcement: authored('You will be signed out in {time}.'),
  keepWorking: 'Keep Working',
  signOut: 'Sign Out',
})
