import { signInTexts } from '@producer-portal/domain/auth'
import { commonMessages } from '../i18n/common-messages.js'
import { codeTexts } from '../i18n/code-texts.js'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'
import { lostConnection } from '../i18n/lost-connection.js'

/** Every text of signing in. */
export const authMessages = defineMessages('auth', {
  title: authored(signInTexts.title),
  lead: authored(signInTexts.lead),
  password: authored(signInTexts.password),
  help: signInTexts.help,
  signIn: authored(signInTexts.title),
  signingIn: authored('Signing in'),
  userNameMissing: authored('Enter your user ID.'),
  passwordMissing: authored('Enter your password.'),
  capsLock: authored('Caps Lock is on.'),

  widgetLead: authored("You'll sign in on {brand}'s secure page and return here."),
  userNameHint: authored("Optional. We'll fill it in on the next page."),
  rememberDevice: signInTexts.rememberDevice,
  register: 'Register',
  forgotPassword: authored('Forgot password?'),
  questions: signInTexts.questions,
  leaving: authored('Redirecting to sign-in…'),
  returning: authored('Signing you in'),
  cancelled: authored(signInTexts.canceled),
  passwordChanged: 'Your password has been successfully changed. Sign in with your new password.',

  signedOut: authored("You're signed out."),
  expired: 'Your session has expired and you have been logged out. Please login again.',
  ended: authored('Your session is no longer valid, so we signed you out. Sign in again to go on where you were.'),
  rejected: signInTexts.rejected,
  rejectedAdvice: authored('Check your user ID and password, or'),
  rejectedHelp: authored('get help signing in'),
  limited: authored('Too many sign-in attempts. Try again later.'),
  timeLeft: authored('Time left: {time}'),
  tryNow: authored('You can try again now.'),
  resetPassword: authored(signInTexts.resetPassword),
  failed: 'Unknown error occurred while logging in.',
})

/** The texts of the inactivity dialog. */
export const inactivityMessages = defineMessages('inactivity', {
  title: authored('Are you still there?'),
  text: authored("To protect your clients' information, you'll be signed out soon."),
  minutes: authored({ one: '{count} minute', other: '{count} minutes' }),
  seconds: authored({ one: '{count} second', other: '{count} seconds' }),
  timeLeft: authored('{time} left'),
  announcement: authored('You will be signed out in {time}.'),
  keepWorking: 'Keep Working',
})

/** Every text of the help for signing in: a forgotten password or user ID, and the emailed link. */
export const signInHelpMessages = defineMessages('sign-in-help', {
  helpTitle: pageTitles.entries.signInHelp,
  passwordTitle: authored('Forgot your password?'),
  passwordLead: authored("Enter your user ID. We'll email you a link to set a new password."),
  userIdMissing: authored('Enter your user ID.'),
  sendLink: authored('Email me a link'),
  sending: authored('Sending'),
  moreHelp: authored('Need something else?'),
  forgotUserId: authored('Forgot your user ID?'),
  call: authored('Call {phone}'),
  write: authored('Email {email}'),
  backToSignIn: authored(signInTexts.backToSignIn),

  userIdTitle: authored('Forgot your user ID?'),
  userIdLead: authored("Enter your account's email address. We'll send your user ID there."),
  email: authored('Email address'),
  emailMissing: authored('Enter your email address.'),
  emailInvalid: authored('Enter a full email address, such as name@example.com.'),
  sendUserId: authored('Email me my user ID'),
  backToHelp: authored('Back to sign-in help'),

  sentTitle: pageTitles.entries.emailSent,
  linkSentTo: authored("If an account has the user ID {userId}, we've emailed it a link to set a new password."),
  linkSent: authored("If that user ID has an account, we've emailed a link to set a new password."),
  linkTerms: authored('The link works once and expires in 60 minutes. Check your junk folder too.'),
  resend: authored('Resend the link'),
  resent: 'The reset password link has been resent to your email.',
  otherUserId: authored('Use a different user ID'),
  userIdSent: authored("If an account uses that email address, we've sent its user ID there."),
  userIdTerms: authored('It can take a few minutes. Check your junk folder too.'),
  otherEmail: authored('Use a different email address'),

  checkingTitle: pageTitles.entries.checkResetLink,
  checking: authored('One moment, please'),

  resetTitle: pageTitles.entries.resetPassword,
  resetLead: authored("You'll be signed out on all devices. Sign in again with your new password."),
  rules: authored('Your password needs'),
  savePassword: authored('Save new password'),
  saving: authored('Saving'),

  endedTitle: authored('This link no longer works'),
  ended: authored('This link has already been used or has expired.'),
  uncheckedTitle: authored("We couldn't check your link"),
  unchecked: authored('Wait a moment, then open the link in your email again or get a new one.'),
  askForLink: authored('Get a new link'),

  rejected: commonMessages.entries.unexpected,
  limited: authored('Too many attempts. Try again later.'),
  failed: authored("That didn't work. Try again in a moment."),
})

/** Every text of the question who the user is, before a change that matters. */
export const proofMessages = defineMessages('proof', {
  title: authored("Confirm it's you"),
  lead: authored("To protect your account, we need to check it's you before we make this change."),
  loading: authored('One moment, please'),
  loadFailed: authored("We couldn't load how you can confirm it's you."),
  noMethod: authored(
    "We can't confirm it's you here. Sign out, sign in again, then make this change within 10 minutes.",
  ),

  password: authored(signInTexts.password),
  passwordMissing: authored('Enter your password.'),
  wrongPassword: authored('That password is incorrect. Try again.'),
  confirm: authored('Confirm'),
  checking: authored('Checking'),

  choices: authored('Send a one-time passcode by'),
  sms: authored('Text message'),
  voice: authored('Phone call'),
  voiceHome: authored('Call to your home phone'),
  endingIn: authored('ending in {last}'),
  sendCode: authored(signInTexts.sendCode),
  sentBySms: authored('We sent a text message with a one-time passcode to your phone {contact}.'),
  sentByVoice: authored("We're calling your phone {contact} with a one-time passcode."),
  sentByEmail: authored('We sent a one-time passcode to {contact}.'),
  ...codeTexts,
  resendIn: authored('in {seconds} s'),
  usePassword: authored('Use your password instead'),
  useCode: authored('Get a code instead'),
  otherWay: authored('Get the code another way'),
  enterCode: authored('Enter the code'),

  sendFailed: authored("We couldn't send the code. Try again."),
  sendUnreachable: lostConnection,
  checkFailed: authored("We couldn't confirm it's you. Try again."),
})

/** Every text of the page behind the links that confirm or undo a change of contact data. */
export const contactChangeMessages = defineMessages('contact-change', {
  loadingTitle: pageTitles.entries.checkResetLink,
  loading: authored('One moment, please'),

  confirmTitle: authored('Confirm your email address'),
  confirmText: authored("From now on, we'll send your emails to {contact}."),
  confirm: authored('Confirm email address'),
  confirming: authored('Confirming'),
  confirmedTitle: authored('Your email address is confirmed'),
  confirmedText: authored("We'll use {contact} from now on."),

  undoEmailTitle: authored('Undo the change of your email address?'),
  undoEmailText: authored('On {date}, it was changed to {contact}. If that was you, you can close this page.'),
  undoPhoneTitle: authored('Undo the change of your mobile phone?'),
  undoPhoneText: authored(
    'On {date}, it was changed to the number ending in {last}. If that was you, you can close this page.',
  ),
  undoEffect: authored('We put the old one back and sign out your account on all devices.'),
  undo: authored('Undo the change'),
  undoing: authored('Undoing'),
  undoneTitle: authored('The change is undone'),
  undoneText: authored(
    'Your account is signed out on all devices. Set a new password now, in case someone else knows yours.',
  ),
  setPassword: authored('Set a new password'),

  endedTitle: authored('This link no longer works'),
  ended: authored('This link has already been used or has expired.'),
  uncheckedTitle: authored("We couldn't check your link"),
  unchecked: authored('Check your internet connection and try again.'),
  toPortal: authored('Go to the portal'),
})

/** Every text of the second factor. */
export const twoFactorMessages = defineMessages('two-factor', {
  methodTitle: pageTitles.entries.verifyIdentity,
  methodLead: authored(signInTexts.methodLead),
  phoneTitle: authored('Choose a phone'),
  phoneLead: authored("We'll send the one-time passcode to the phone you choose."),
  mobileTitle: authored('Get your code by mobile phone'),
  mobileLead: authored("We'll send the one-time passcode to your mobile phone ending in {last}."),
  homeTitle: authored('Get your code by phone call'),
  homeLead: authored("We'll call your home phone ending in {last} and read you the one-time passcode."),
  emailTitle: authored('Get your code by email'),
  emailLead: authored("We'll send the one-time passcode to {address}."),

  methodChoices: authored(signInTexts.methodChoices),
  phoneChoices: authored('Text or call'),
  mobileChoices: authored(signInTexts.methodChoices),
  mobilePhone: authored('Mobile phone'),
  homePhone: authored('Home phone'),
  mobilePhoneEndingIn: authored('Mobile phone ending in {last}'),
  homePhoneEndingIn: authored('Home phone ending in {last}'),
  endingIn: authored('ending in {last}'),
  sms: authored('Text message'),
  voice: authored('Phone call'),
  goOn: authored('Continue'),
  sendCode: authored(signInTexts.sendCode),
  callMe: authored('Call me'),
  loading: authored('Loading your contact information'),
  loadFailed: authored("We couldn't load your contact information. Try again."),

  codeTitle: pageTitles.entries.enterCode,
  codeByEmail: authored('We sent a one-time passcode to {contact}.'),
  codeBySms: authored('We sent a one-time passcode by text message to your mobile phone ending in {contact}.'),
  codeByVoice: authored('We are calling your mobile phone ending in {contact} with a one-time passcode.'),
  codeByHomeVoice: authored('We are calling your home phone ending in {contact} with a one-time passcode.'),
  ...codeTexts,
  rememberDevice: signInTexts.rememberDevice,
  verify: authored(signInTexts.verify),
  verifying: authored('Checking your code'),
  resendIn: authored('in {seconds} s'),
  callAgain: authored('Call me again'),
  resentByEmail: authored('We sent a new code to your email address.'),
  resentToPhone: 'Code resent to phone',
  otherWay: authored('Get the code another way'),
  startOver: authored('Sign in again'),
  why: authored('Why do I need a code?'),

  sendFailed: 'Failed to send MFA Code',
  sendUnreachable: lostConnection,
  checkFailed: 'Unknown error validating OTP Code',
  lockedTitle: authored('Too many incorrect codes'),
  lockedText: authored('For your security, this sign-in has ended. Sign in again to get a new code.'),
  endedTitle: authored('This sign-in has expired'),
  endedText: authored('It took too long or was already used. Sign in again to get a new code.'),

  infoTitle: pageTitles.entries.whyCode,
  infoText: authored("The code confirms it's really you, even if someone has your password."),
  infoRemember: authored('On your own device, you can choose not to be asked again for 30 days.'),
  infoContacts: authored('We can send your code to'),
  infoWrong: authored('Something wrong or missing? Call {phone}.'),
  back: authored('Back'),

  missingTitle: pageTitles.entries.noContact,
  missingText: authored(signInTexts.noContact),
  backToSignIn: authored(signInTexts.backToSignIn),

  completeTitle: pageTitles.entries.signedIn,
  completeText: authored('Your sign-in continues on another site.'),
})
