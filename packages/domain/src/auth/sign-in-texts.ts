/** Texts of signing in that the portal and the pages of the identity provider inside the service show alike. */
export const signInTexts = {
  title: 'Sign in',
  lead: 'Use your {product} producer account.',
  password: 'Password',
  help: 'Need help signing in?',
  questions: 'Forgot ID or have questions?',
  resetPassword: 'Reset your password',
  backToSignIn: 'Back to sign in',
  canceled: 'The sign-in was canceled.',
  rejected: 'Invalid Credentials',

  methodLead: 'Choose where to send your one-time passcode.',
  methodChoices: 'Send the code by',
  sendCode: 'Send code',
  code: 'One-time passcode',
  rememberDevice: 'Remember this device for the next 30 days',
  verify: 'Verify',
  resend: 'Send another code',
  wrongCode: 'The code you entered is incorrect. Try again.',
  noContact:
    "We don't have an email address or phone number on file for you. Call {phone} to add one, then sign in again.",

  frameLead: 'Your cases, contracts and clients, in one place.',
  frameSupport: 'Send requirements, follow every case, catch a lapse in time.',
  frameHelp: 'Questions? Call {phone} or email {email}.',
} as const
