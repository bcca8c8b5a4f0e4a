import { navigationNames } from '@producer-portal/domain/catalog'
import type { LinkedPageId, PageId } from '@producer-portal/domain/shell'
import type { Message } from '@producer-portal/ui'
import { commonMessages } from './common-messages.js'
import { authored, defineMessages } from './define-messages.js'

// Titles that several pages share
const emailSent = authored('Check your email')
const verifyIdentity = authored("Verify it's you")
const changePassword = 'Change Password'
const changeMobilePhone = 'Change Mobile Phone'
const verifyMobilePhone = authored('Verify Mobile Phone')
const changeEmail = 'Change Email'
const businessPhone = 'Change Business Phone'
const pendingCases = authored('Pending cases')
const allAlerts = authored('In-force activity: all')
const editAccess = 'Edit Access'

/**
 * The title of each page: the browser's tab shows it before the name of the portal. A page without one is called like its
 * link in the navigation. An entry of the package of its own,
 * because the first visit to the dashboard loads `i18n`.
 */
export const pageTitles = defineMessages('page-titles', {
  home: navigationNames.dashboard,

  signIn: authored('Sign in'),
  sessionExpired: authored('Session expired'),
  signOut: authored('Signing out'),
  signInHelp: authored('Sign-in help'),
  forgotUserId: authored('Forgot your user ID'),
  userIdSent: emailSent,
  emailSent,
  checkResetLink: authored('Checking your link'),
  resetPassword: authored('Set a new password'),
  linkExpired: authored('Link no longer works'),
  contactChange: authored('Your contact data'),
  validateCode: authored('Code check'),

  verifyIdentity,
  verifyPhoneType: verifyIdentity,
  verifyMobileSelect: verifyIdentity,
  verifyCall: verifyIdentity,
  enterCode: authored('Enter your code'),
  whyCode: authored('Why you need a code'),
  noContact: authored("We can't send you a code"),
  signedIn: authored('You are signed in'),
  updateExpiredPassword: changePassword,

  verifyContact: 'Verify Contact',
  verifyContactMobilePhone: changeMobilePhone,
  verifyContactMobileCode: verifyMobilePhone,
  verifyContactEmail: changeEmail,
  verifyContactBusinessPhone: businessPhone,

  profile: 'Profile',
  preferences: commonMessages.entries.preferences,
  notifications: authored('Notifications'),
  changePassword,
  changeMobilePhone,
  verifyMobilePhone,
  securityQuestion: 'Security Question',
  changeEmail,
  changeName: 'Change Name',
  businessPhone,

  dashboard: navigationNames.dashboard,
  clientLookup: 'Client & Contract Lookup',
  quickLinks: commonMessages.entries.quickLinks,

  newBusiness: pendingCases,
  pendingCases,
  issuedCases: authored('Issued cases'),
  notPlacedCases: authored('Not placed cases'),
  pendingColumns: authored('Column Settings: Pending'),
  issuedColumns: authored('Column Settings: Issued'),
  notPlacedColumns: authored('Column Settings: Not Placed'),

  inforce: allAlerts,
  allAlerts,
  pendingLapseAlerts: authored('In-force activity: pending lapse'),
  terminatedAlerts: authored('In-force activity: terminated'),
  contractChangeAlerts: authored('In-force activity: contract changes'),
  disbursementAlerts: authored('In-force activity: disbursements'),
  serviceAlerts: authored('In-force activity: service'),
  missedPaymentAlerts: authored('In-force activity: missed payments'),

  manageAccess: navigationNames.manageAccess,
  accessReview: authored('Access Review'),
  editAccess,
  editAccessTab: editAccess,
  editManagedAgents: 'Edit Managed Agents',

  statements: 'Benefact & NCDC Statements',
  illustrationsHub: navigationNames.illustrationsHub,
  inforceIllustrationRequests: navigationNames.inforceIllustrationRequests,

  illustrationWork: authored('Illustration Requests'),
  messages: authored('Messages'),

  uploadFaq: 'Requirements Upload FAQ',
  columnSettingsFaq: 'Column Settings FAQ',
  shareAgencyInfoHelp: 'Share Agency Information',
  shareAgentInfoHelp: 'Share Agent Information',
  assignManagersHelp: 'Assigning Managers',
  suspendStaffHelp: 'Suspend and Reactivate Office Staff',
  manageAccessFaq: 'Manage Access FAQ',
  transitionHelp: authored('Phase-Out Notice'),
  classicPortalFaq: authored('Phase-Out FAQ'),
  portalFaq: authored('Portal FAQ'),
  quickLinksFaq: 'Quicklinks FAQ',

  testing: authored('Testing'),
  serviceError: authored('Something went wrong'),
  notFound: authored('Page not found'),
  noAccess: authored('No access'),
} satisfies Readonly<Record<Exclude<PageId, LinkedPageId> | 'noAccess', Message>> &
  Readonly<Partial<Record<LinkedPageId, Message>>>)

/** A page, or the page in place of one that the user may not open. */
export type TitledPage = PageId | 'noAccess'
