import type { AccessRule, SignInMethod } from '../access/index.ts'
import {
  canLookUpClients,
  canManageAccess,
  canSeeLeaderboard,
  canSeePreferences,
  canSeeStatements,
  canShareAgencyInfo,
  canUseInforce,
  canUseNewBusiness,
} from '../access/index.ts'
import type { RequiredAction } from '../auth/index.ts'
import type { EnvironmentMode, FeatureFlags } from '../config/index.ts'
import { testingPageModes } from '../config/index.ts'

/**
 * Who may open a page.
 * - `public`: everyone.
 * - `anonymous`: only signed-out users; a signed-in user is redirected to the dashboard.
 * - `authenticated`: only signed-in users; others sign in first, then return.
 * - `pendingTwoFactor`: only between the password and the code.
 */
export type PageGuard = 'public' | 'anonymous' | 'authenticated' | 'pendingTwoFactor'

/** One address of the portal. */
export interface Page {
  /** Path with `:name` parameters, as the router reads it. */
  readonly path: string
  /** What the browser tab shows before the name of the portal. */
  readonly title: string
  /** `authenticated` by default. */
  readonly guard?: PageGuard
  /** The access rule that the signed-in user must pass. */
  readonly access?: AccessRule
  /** The page exists only while this flag is on. */
  readonly flag?: keyof FeatureFlags
  /** The page exists only where users sign in this way. */
  readonly signInMethod?: SignInMethod
  /** The page exists only in these modes. */
  readonly modes?: readonly EnvironmentMode[]
  /** The page is there to complete one of these actions: it opens while one is required, and at no other time. */
  readonly requiredActions?: readonly RequiredAction[]
  /** Where the address redirects to; it has no page of its own. */
  readonly redirectTo?: string
}

const newBusiness = { access: canUseNewBusiness } as const
const inforce = { access: canUseInforce } as const
const manageAccess = { access: canManageAccess } as const
const open = { guard: 'public' } as const
const verifyIdentity = { guard: 'pendingTwoFactor', title: "Verify it's you" } as const
const verifyContact = { requiredActions: ['verify-contact'] } as const

/**
 * Every address of the portal, stated once: its path, who may open it, and its title. The portal makes its routes from
 * this table by adding a component to each page (`routes.tsx`: `{ ...pages.dashboard, component: DashboardPage }`);
 * the service uses it to leave out links that the user may not open; navigation and quick links take their paths here.
 */
export const pages = {
  home: { path: '/', title: 'Dashboard', redirectTo: '/dashboard' },

  signIn: { path: '/login', title: 'Sign in', guard: 'anonymous' },
  sessionExpired: { path: '/expired', title: 'Session expired', guard: 'anonymous' },
  signOut: { path: '/logout', title: 'Signing out', ...open },

  signInHelp: { path: '/sign-in-help', title: 'Sign-in help', ...open },
  forgotUserId: { path: '/signInHelp/verifyAccount', title: 'Forgot your user ID', ...open },
  userIdSent: { path: '/signInHelp/verifyConfirmation', title: 'Check your email', ...open },
  emailSent: { path: '/email-sent', title: 'Check your email', ...open },
  checkResetLink: { path: '/forgot-password-validate/', title: 'Checking your link', ...open },
  resetPassword: { path: '/reset-password', title: 'Set a new password', ...open },
  linkExpired: { path: '/link-expired', title: 'Link no longer works', ...open },
  validateCode: { path: '/validate', title: 'Code check', ...open },

  verifyIdentity: { path: '/verify', ...verifyIdentity },
  verifyPhoneType: { path: '/verify/phoneType', ...verifyIdentity },
  verifyMobileSelect: { path: '/verify/mobileSelect', ...verifyIdentity },
  verifyCall: { path: '/verify/call', ...verifyIdentity },
  enterCode: { path: '/verify/otp', title: 'Enter your code', guard: 'pendingTwoFactor' },
  whyCode: { path: '/verify/info', title: 'Why you need a code', guard: 'pendingTwoFactor' },
  noContact: { path: '/verify/missing', title: "We can't send you a code", guard: 'pendingTwoFactor' },
  signedIn: { path: '/verify/complete', title: 'You are signed in' },

  updateExpiredPassword: {
    path: '/verify/update-password',
    title: 'Change Password',
    requiredActions: ['change-password', 'verify-contact'],
  },
  verifyContact: { path: '/verify-contact', title: 'Verify Contact', ...verifyContact },
  verifyContactMobilePhone: { path: '/verify/mobile', title: 'Change Mobile Phone', ...verifyContact },
  verifyContactMobileCode: { path: '/verify/mobile-otp', title: 'Verify Mobile Phone', ...verifyContact },
  verifyContactEmail: { path: '/verify/email', title: 'Change Email', ...verifyContact },
  verifyContactBusinessPhone: { path: '/verify/phone', title: 'Change Business Phone', ...verifyContact },

  profile: { path: '/profile', title: 'Profile' },
  preferences: { path: '/preferences', title: 'Preferences', access: canSeePreferences },
  notifications: { path: '/notifications', title: 'Notifications' },
  changePassword: { path: '/change-password', title: 'Change Password' },
  changeMobilePhone: { path: '/change-mfa-phone', title: 'Change Mobile Phone' },
  verifyMobilePhone: { path: '/change-mfa-phone-verify', title: 'Verify Mobile Phone' },
  securityQuestion: { path: '/security-question', title: 'Security Question', signInMethod: 'legacy' },
  changeEmail: { path: '/change-email', title: 'Change Email' },
  changeName: { path: '/change-name', title: 'Change Name' },
  businessPhone: { path: '/business-phone', title: 'Change Business Phone' },

  dashboard: { path: '/dashboard', title: 'Dashboard' },
  clientLookup: {
    path: '/dashboard/client_policy_lookup',
    title: 'Client & Contract Lookup',
    flag: 'appian',
    access: canLookUpClients,
  },
  quickLinks: { path: '/quick-links', title: 'Quick Links' },

  newBusiness: { path: '/new-business', title: 'Pending cases', redirectTo: '/new-business/pending' },
  pendingCases: { path: '/new-business/pending', title: 'Pending cases', ...newBusiness },
  issuedCases: { path: '/new-business/issued', title: 'Issued cases', ...newBusiness },
  notPlacedCases: { path: '/new-business/not-placed', title: 'Not placed cases', ...newBusiness },
  pendingColumns: {
    path: '/new-business/column-settings/pending',
    title: 'Column Settings: Pending',
    ...newBusiness,
  },
  issuedColumns: { path: '/new-business/column-settings/issued', title: 'Column Settings: Issued', ...newBusiness },
  notPlacedColumns: {
    path: '/new-business/column-settings/not-placed',
    title: 'Column Settings: Not Placed',
    ...newBusiness,
  },

  inforce: { path: '/inforce-business', title: 'In-force activity: all', redirectTo: '/inforce-business/all' },
  allAlerts: { path: '/inforce-business/all', title: 'In-force activity: all', ...inforce },
  pendingLapseAlerts: {
    path: '/inforce-business/pending-lapse',
    title: 'In-force activity: pending lapse',
    ...inforce,
  },
  terminatedAlerts: { path: '/inforce-business/terminated', title: 'In-force activity: terminated', ...inforce },
  contractChangeAlerts: {
    path: '/inforce-business/contract-changes',
    title: 'In-force activity: contract changes',
    ...inforce,
  },
  disbursementAlerts: {
    path: '/inforce-business/disbursements',
    title: 'In-force activity: disbursements',
    ...inforce,
  },
  serviceAlerts: { path: '/inforce-business/service', title: 'In-force activity: service', ...inforce },
  missedPaymentAlerts: {
    path: '/inforce-business/missed-payments',
    title: 'In-force activity: missed payments',
    ...inforce,
  },

  manageAccess: { path: '/manage-access', title: 'Manage Access', ...manageAccess },
  accessReview: { path: '/access-review/:agencyNo', title: 'Access Review', access: canShareAgencyInfo },
  editAccess: { path: '/manage-access/:agencyNo/:userId', title: 'Edit Access', ...manageAccess },
  editAccessTab: { path: '/manage-access/:agencyNo/:userId/:tab', title: 'Edit Access', ...manageAccess },
  editManagedAgents: {
    path: '/manage-access/:agencyNo/:userId/edit-producers-managed/:accessCode',
    title: 'Edit Managed Agents',
    ...manageAccess,
  },

  statements: { path: '/statements', title: 'Statements', access: canSeeStatements },
  leaderboard: {
    path: '/leaderboard',
    title: 'Leaderboard',
    flag: 'leaderboard',
    access: canSeeLeaderboard,
  },
  illustrationsHub: { path: '/sales-support/illustrations/illustrations-hub', title: 'Illustrations Hub' },
  inforceIllustrationRequests: {
    path: '/sales-support/illustrations/in-force-illustration-requests',
    title: 'In-Force Illustration Requests',
  },

  uploadFaq: { path: '/documentation/upload-faq', title: 'Requirements Upload FAQ' },
  columnSettingsFaq: { path: '/documentation/column-settings-faq', title: 'Column Settings FAQ' },
  documentation: { path: '/documentation', title: 'Documentation' },
  shareAgencyInfoHelp: { path: '/documentation/share-agency-info', title: 'Share Agency Information' },
  shareAgentInfoHelp: { path: '/documentation/share-agent-info', title: 'Share Agent Information' },
  assignManagersHelp: { path: '/documentation/assign-managers', title: 'Assigning Managers' },
  suspendStaffHelp: {
    path: '/documentation/suspend-reactivate-office-staff',
    title: 'Suspend and Reactivate Office Staff',
  },
  manageAccessFaq: { path: '/documentation/manage-access-faq', title: 'Manage Access FAQ' },
  transitionHelp: { path: '/documentation/transition-communication', title: 'Phase-Out Notice' },
  classicPortalFaq: { path: '/documentation/phase-out-classic-pw-faq', title: 'Phase-Out FAQ' },
  quickLinksFaq: { path: '/documentation/quicklinks-faq', title: 'Quicklinks FAQ' },

  testing: { path: '/testing', title: 'Testing', modes: testingPageModes, ...open },
  serviceError: { path: '/obs', title: 'Something went wrong', ...open },
  notFound: { path: '/404', title: 'Page not found', ...open },
} as const satisfies Readonly<Record<string, Page>>

/** The name of a page in the table. */
export type PageId = keyof typeof pages
