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

  expired: 'Your session has expired and you have been logged out. Please login again.',
  rejected: 'Invalid Credentials',
  failed: 'Unknown error occurred while logging in.',
  unreachable: 'Network Error',
})
