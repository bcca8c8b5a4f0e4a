import type { PageId } from '@producer-portal/domain/shell'
import { authored, defineMessages, type Message } from '../i18n/define-messages.js'

/** The title of each page: the browser's tab shows it before the name of the portal. */
export const pageTitles = defineMessages('page-titles', {
  home: 'Dashboard',

  signIn: authored('Sign in'),
  sessionExpired: authored('Session expired'),
  signOut: authored('Signing out'),
  signInHelp: authored('Sign-in help'),
  forgotUserId: authored('Forgot your user ID'),
  userIdSent: authored('Check your email'),
  emailSent: authored('Check your email'),
  checkResetLink: authored('Checking your link'),
  resetPassword: authored('Set a new password'),
  linkExpired: authored('Link no longer works'),
  validateCode: authored('Code check'),

  verifyIdentity: authored("Verify it's you"),
  verifyPhoneType: authored("Verify it's you"),
  verifyMobileSelect: authored("Verify it's you"),
  verifyCall: authored("Verify it's you"),
  enterCode: authored('Enter your code'),
  whyCode: authored('Why you need a code'),
  noContact: authored("We can't send you a code"),
  signedIn: authored('You are signed in'),
  updateExpiredPassword: 'Change Password',

  verifyContact: 'Verify Contact',
  verifyContactMobilePhone: 'Change Mobile Phone',
  verifyContactMobileCode: authored('Verify Mobile Phone'),
  verifyContactEmail: 'Change Email',
  verifyContactBusinessPhone: 'Change Business Phone',

  profile: 'Profile',
  preferences: 'Preferences',
  notifications: authored('Notifications'),
  changePassword: 'Change Password',
  changeMobilePhone: 'Change Mobile Phone',
  verifyMobilePhone: authored('Verify Mobile Phone'),
  securityQuestion: 'Security Question',
  changeEmail: 'Change Email',
  changeName: 'Change Name',
  businessPhone: 'Change Business Phone',

  dashboard: 'Dashboard',
  clientLookup: 'Client & Contract Lookup',
  quickLinks: 'Quick Links',

  newBusiness: authored('Pending cases'),
  pendingCases: authored('Pending cases'),
  issuedCases: authored('Issued cases'),
  notPlacedCases: authored('Not placed cases'),
  pendingColumns: authored('Column Settings: Pending'),
  issuedColumns: authored('Column Settings: Issued'),
  notPlacedColumns: authored('Column Settings: Not Placed'),

  inforce: authored('In-force activity: all'),
  allAlerts: authored('In-force activity: all'),
  pendingLapseAlerts: authored('In-force activity: pending lapse'),
  terminatedAlerts: authored('In-force activity: terminated'),
  contractChangeAlerts: authored('In-force activity: contract changes'),
  disbursementAlerts: authored('In-force activity: disbursements'),
  serviceAlerts: authored('In-force activity: service'),
  missedPaymentAlerts: authored('In-force activity: missed payments'),

  manageAccess: 'Manage Access',
  accessReview: authored('Access Review'),
  editAccess: 'Edit Access',
  editAccessTab: 'Edit Access',
  editManagedAgents: 'Edit Managed Agents',

  statements: 'Statements',
  leaderboard: 'Leaderboard',
  illustrationsHub: 'Illustrations Hub',
  inforceIllustrationRequests: 'In-Force Illustration Requests',

  uploadFaq: 'Requirements Upload FAQ',
  columnSettingsFaq: 'Column Settings FAQ',
  documentation: 'Documentation',
  shareAgencyInfoHelp: 'Share Agency Information',
  shareAgentInfoHelp: 'Share Agent Information',
  assignManagersHelp: 'Assigning Managers',
  suspendStaffHelp: 'Suspend and Reactivate Office Staff',
  manageAccessFaq: 'Manage Access FAQ',
  transitionHelp: authored('Phase-Out Notice'),
  classicPortalFaq: authored('Phase-Out FAQ'),
  quickLinksFaq: 'Quicklinks FAQ',

  testing: authored('Testing'),
  serviceError: authored('Something went wrong'),
  notFound: authored('Page not found'),
  noAccess: authored('No access'),
} satisfies Readonly<Record<PageId | 'noAccess', Message>>)

/** A page with a title, or the page in place of one that the user may not open. */
export type PageTitle = keyof typeof pageTitles.entries
