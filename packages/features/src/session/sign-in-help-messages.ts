import { passwordRuleTexts } from '@producer-portal/domain/session'
import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the help for signing in: a forgotten password or user ID, and the emailed link. */
export const signInHelpMessages = defineMessages('sign-in-help', {
  helpTitle: authored('Sign-in help'),
  passwordTitle: authored('Forgot your password?'),
  passwordLead: authored('Enter your user ID. We email you a link to set a new password.'),
  userId: authored('User ID'),
  userIdMissing: authored('Enter your user ID.'),
  sendLink: authored('Email me a link'),
  sending: authored('Sending'),
  moreHelp: authored('Something else?'),
  forgotUserId: authored('Forgot your user ID?'),
  call: authored('Call {phone}'),
  write: authored('Write to {email}'),
  backToSignIn: authored('Back to sign in'),

  userIdTitle: authored('Forgot your user ID?'),
  userIdLead: authored('Enter the email address of your account. We send your user ID there.'),
  email: authored('Email address'),
  emailMissing: authored('Enter your email address.'),
  emailInvalid: authored('Enter a full email address, such as name@example.com.'),
  sendUserId: authored('Email me my user ID'),
  backToHelp: authored('Back to sign-in help'),

  sentTitle: authored('Check your email'),
  linkSentTo: authored(
    'If {userId} is the user ID of an account, a link to set a new password is on its way to the email address of that account.',
  ),
  linkSent: authored(
    'If the user ID belongs to an account, a link to set a new password is on its way to the email address of that account.',
  ),
  linkTerms: authored('The link works once, within 60 minutes. Look in your junk folder too.'),
  resend: authored('Resend the link'),
  resent: 'The reset password link has been resent to your email.',
  otherUserId: authored('Use another user ID'),
  userIdSent: authored('If an account has the address you gave, its user ID is on the way there.'),
  userIdTerms: authored('It can take a few minutes. Look in your junk folder too.'),
  otherEmail: authored('Use another email address'),

  checkingTitle: authored('Checking your link'),
  checking: authored('One moment, please'),

  resetTitle: authored('Set a new password'),
  resetLead: authored('Saving it signs you out everywhere. Then you sign in with the new one.'),
  password: authored('New password'),
  confirmation: authored('New password again'),
  passwordUnmet: authored('Choose a password that meets every rule below.'),
  confirmationUnmet: authored('Type the same password in both fields.'),
  rules: authored('Your password needs'),
  length: passwordRuleTexts.length,
  number: passwordRuleTexts.number,
  uppercase: passwordRuleTexts.uppercase,
  lowercase: passwordRuleTexts.lowercase,
  special: passwordRuleTexts.special,
  banned: passwordRuleTexts.banned,
  match: passwordRuleTexts.match,
  met: authored('Met'),
  notMet: authored('Not met'),
  savePassword: authored('Save new password'),
  saving: authored('Saving'),

  endedTitle: authored('This link no longer works'),
  ended: authored('It was used already, or its 60 minutes are over.'),
  uncheckedTitle: authored('We could not check your link'),
  unchecked: authored('Open the link in your email once more in a moment, or ask for another one.'),
  askForLink: authored('Get another link'),

  rejected: 'An unexpected error occurred.',
  failed: authored('That did not work. Try again in a moment.'),
  unreachable: authored('We could not be reached. Check your connection, then try again.'),
})
