import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of signing in. */
export const sessionMessages = defineMessages('session', {
  title: authored('Sign in'),
  lead: authored('Use your {product} producer account.'),
  userName: authored('User name'),
  password: authored('Password'),
  help: 'Need help signing in?',
  signIn: authored('Sign In'),
  signingIn: authored('Signing in'),
  userNameMissing: authored('Enter your user name.'),
  passwordMissing: authored('Enter your password.'),

  widgetLead: authored('You sign in on the secure page of {brand}, and come straight back.'),
  userNameHint: authored('Optional. It saves typing it there.'),
  rememberDevice: 'Remember this device for the next 30 days',
  register: 'Register',
  forgotPassword: authored('Forgot password?'),
  questions: 'Forgot ID or have questions?',
  leaving: authored('Going to the sign-in page'),
  returning: authored('Signing you in'),
  cancelled: authored('The sign-in was cancelled.'),
  passwordChanged: 'Your password has been successfully changed. Sign in with your new password.',

  expired: 'Your session has expired and you have been logged out. Please login again.',
  rejected: 'Invalid Credentials',
  failed: 'Unknown error occurred while logging in.',
  unreachable: 'Network Error',
})
