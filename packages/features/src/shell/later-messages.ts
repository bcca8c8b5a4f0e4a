import { authored, defineMessages } from '../i18n/define-messages.js'

// Apart from the texts of the frame, which every first visit loads.

/** The texts of the profile card, with the display settings in it. */
export const profileCardMessages = defineMessages('profile-card', {
  agentNumber: authored('Agent Number'),
  agency: authored('Agency'),
  agencyNumber: authored('Agency Number'),
  email: authored('Email'),
  alternateEmail: authored('Alternate Email'),
  phone: authored('Phone'),
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

/** Every text of the page that checks a code from outside. */
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
