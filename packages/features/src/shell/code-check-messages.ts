import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the page that checks a code from outside. */
export const codeCheckMessages = defineMessages('code-check', {
  checkingTitle: authored('Checking your scan'),
  checking: authored('One moment, please'),
  failedTitle: 'Oops! Entreda Scan Failed.',
  refusedText: authored('This code is not valid. Run the scan again, and open the link that it gives you.'),
  unreachableText: authored('The code could not be checked. It may still be good: try again in a moment.'),
  acceptedTitle: authored('Your scan is confirmed'),
  acceptedText: authored('Thank you. There is nothing more to do here.'),
  takeMeHome: 'Take Me Home',
  tryAgain: authored('Try again'),
})
