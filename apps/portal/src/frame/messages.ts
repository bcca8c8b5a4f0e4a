import { authored, defineMessages } from '@producer-portal/features/messages'

/** The texts of the app itself: what stands in the browser's tab, and the waiting between pages. */
export const portalMessages = defineMessages('portal', {
  signIn: authored('Sign in'),
  signedOut: authored('Signing out'),
  signInHelp: authored('Sign-in help'),
  forgotUserId: authored('Forgot your user ID'),
  checkEmail: authored('Check your email'),
  checkLink: authored('Checking your link'),
  resetPassword: authored('Set a new password'),
  linkEnded: authored('Link no longer works'),
  codeCheck: authored('Code check'),
  verifyIdentity: authored('Verify it is you'),
  enterCode: authored('Enter your code'),
  whyCode: authored('Why you need a code'),
  noContact: authored('We cannot send you a code'),
  signedIn: authored('You are signed in'),
  changePassword: authored('Change Password'),
  changeEmail: authored('Change Email'),
  changeName: authored('Change Name'),
  businessPhone: authored('Change Business Phone'),
  changeMobilePhone: authored('Change Mobile Phone'),
  verifyMobilePhone: authored('Verify Mobile Phone'),
  securityQuestion: authored('Security Question'),
  verifyContact: authored('Verify Contact'),
  dashboard: authored('Dashboard'),
  pendingCases: authored('Pending cases'),
  issuedCases: authored('Issued cases'),
  notPlacedCases: authored('Not placed cases'),
  testing: authored('Testing'),
  unexpected: authored('Something went wrong'),
  notFound: authored('Page not found'),
  noAccess: authored('No access'),

  loading: authored('Loading'),
  slow: authored('This is taking longer than usual.'),
  tryAgain: authored('Try again'),
  cancel: authored('Cancel'),
  crash: authored('Crash the site'),
  crashSection: authored('Crash a section'),
  noPermission: 'Nothing here.',
  noPermissionText: authored('Your access does not include this page.'),
  flagsFailed: 'Failed to get feature flags.',
})

/** The name of a page, as the browser's tab shows it before the product. */
export type PageTitle = keyof typeof portalMessages.entries
