import { signInTexts } from '@producer-portal/domain/auth'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { lostConnection } from '../i18n/lost-connection.js'

// Apart from the texts of the frame, which every first visit loads.

/** The texts of the profile card, with the display settings in it. */
export const profileCardMessages = defineMessages('profile-card', {
  agentNumber: authored('Agent Number'),
  agencyNumber: authored('Agency Number'),
  alternateEmail: authored('Alternate Email'),
  phoneWithExtension: authored('{number} ext. {extension}'),
  display: authored('Display'),
  mode: authored('Mode'),
  modeSystem: authored('System'),
  modeLight: authored('Light'),
  modeDark: authored('Dark'),
  modeHighContrast: authored('High contrast'),
  density: authored('Density'),
  densitySystem: authored('System'),
  densityComfortable: authored('Comfortable'),
  densityCompact: authored('Compact'),
})

/** The texts of what is seldom shown, such as the sign-in frame, leaving a page, and the navigation of a phone. */
export const laterShellMessages = defineMessages('shell-later', {
  browser: authored('Browser'),
  browserAdvice: 'For the best experience use the latest version of Chrome, Microsoft Edge, Safari, or Firefox.',
  signInLead: authored(signInTexts.frameLead),
  signInSupport: authored(signInTexts.frameSupport),
  signInHelp: authored(signInTexts.frameHelp),
  productName: authored('{product} Producer Portal'),
  navigationTitle: authored('Navigation'),
  leaveTitle: authored('Leave without saving?'),
  leaveText: authored("Your changes on this page aren't saved. If you leave, you'll lose them."),
  stay: authored('Stay on this page'),
  leave: authored('Leave'),
  impersonation: authored('Viewing as someone else'),
  viewingAs: authored('Viewing as {name}'),
  notFoundTitle: 'Oops! Nothing to see here.',
  notFoundText: "The page you are looking for can't be found.",
  notFoundCode: 'Error: 404',
})

/** Every text of the page that checks a code from outside. */
export const codeCheckMessages = defineMessages('code-check', {
  checkingTitle: authored('Checking your scan'),
  checking: authored('One moment, please'),
  failedTitle: 'Oops! Entreda Scan Failed.',
  refusedText: authored("This code isn't valid. Run the scan again and open its link."),
  uncheckedText: authored("We couldn't check the code. It may still be valid. Try again in a moment."),
  unreachableText: lostConnection,
  acceptedTitle: authored('Your scan is confirmed'),
  acceptedText: authored("Thank you. You're all set."),
  takeMeHome: 'Take Me Home',
})
