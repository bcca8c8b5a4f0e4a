import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the page that checks a code from outside. In a file of its own, because few pages load it. */
export const codeCheckMessages = defineMessages('code-check', {
  checkingTitle: authored('Checking your scan'),
  checking: authored('One moment, please'),
  failedTitle: 'Oops! Entreda Scan Failed.',
  refusedText: authored("This code isn't valid. Run the scan again and open its link."),
  unreachableText: authored("We couldn't check the code. It may still be valid. Try again in a moment."),
  acceptedTitle: authored('Your scan is confirmed'),
  acceptedText: authored("Thank you. You're all set."),
  takeMeHome: 'Take Me Home',
  tryAgain: authored('Try again'),
})
