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
  isHomeOffice,
} from '../access/index.ts'
import { accountFieldPages } from '../account/index.ts'
import type { RequiredAction } from '../auth/index.ts'
import { navigationNames } from '../catalog/names.ts'
import type { EnvironmentMode, FeatureFlags } from '../config/index.ts'
import { testingPageModes } from '../config/index.ts'

/**
 * The users who may open a page.
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
  /** The address it redirects to; it has no page of its own. */
  readonly redirectTo?: string
  /** The link to it below the menus of the navigation, in the order of the pages. */
  readonly navigation?: { readonly name: string; readonly iconName: string }
}

const newBusiness = { access: canUseNewBusiness } as const
const inforce = { access: canUseInforce } as const
const manageAccess = { access: canManageAccess } as const
const open = { guard: 'public' } as const
const verifyIdentity = { guard: 'pendingTwoFactor' } as const
const verifyContact = { requiredActions: ['verify-contact'] } as const

/**
 * Every address of the portal, stated once: its path and who may open it. The portal makes its routes from this table
 * by adding a component (`routes.tsx`) to each page, and a title (`features/src/i18n/page-titles.ts`) to those that
 * aren't called like their link in the navigation; the service uses it to leave out links that the user may not open;
 * navigation and quick links take their paths here.
 */
export const pages = {
  home: { path: '/', redirectTo: '/dashboard' },

  signIn: { path: '/login', guard: 'anonymous' },
  sessionExpired: { path: '/expired', guard: 'anonymous' },
  signOut: { path: '/logout', ...open },

  signInHelp: { path: '/sign-in-help', ...open },
  forgotUserId: { path: '/signInHelp/verifyAccount', ...open },
  userIdSent: { path: '/signInHelp/verifyConfirmation', ...open },
  emailSent: { path: '/email-sent', ...open },
  checkResetLink: { path: '/forgot-password-validate/', ...open },
  resetPassword: { path: '/reset-password', ...open },
  linkExpired: { path: '/link-expired', ...open },
  contactChange: { path: '/contact-change', ...open },
  validateCode: { path: '/validate', ...open },

  verifyIdentity: { path: '/verify', ...verifyIdentity },
  verifyPhoneType: { path: '/verify/phoneType', ...verifyIdentity },
  verifyMobileSelect: { path: '/verify/mobileSelect', ...verifyIdentity },
  verifyCall: { path: '/verify/call', ...verifyIdentity },
  enterCode: { path: '/verify/otp', guard: 'pendingTwoFactor' },
  whyCode: { path: '/verify/info', guard: 'pendingTwoFactor' },
  noContact: { path: '/verify/missing', guard: 'pendingTwoFactor' },
  signedIn: { path: '/verify/complete' },

  updateExpiredPassword: { path: '/verify/update-password', requiredActions: ['change-password', 'verify-contact'] },
  verifyContact: { path: '/verify-contact', ...verifyContact },
  verifyContactMobilePhone: { path: '/verify/mobile', ...verifyContact },
  verifyContactMobileCode: { path: '/verify/mobile-otp', ...verifyContact },
  verifyContactEmail: { path: '/verify/email', ...verifyContact },
  verifyContactBusinessPhone: { path: '/verify/phone', ...verifyContact },

  profile: { path: '/profile' },
  preferences: { path: '/preferences', access: canSeePreferences },
  notifications: { path: '/notifications' },
  changePassword: { path: '/change-password' },
  changeMobilePhone: { path: '/change-mfa-phone' },
  verifyMobilePhone: { path: '/change-mfa-phone-verify' },
  securityQuestion: { path: '/security-question', signInMethod: 'legacy' },
  ...accountFieldPages,

  dashboard: { path: '/dashboard' },
  clientLookup: { path: '/dashboard/client_policy_lookup', flag: 'appian', access: canLookUpClients },
  quickLinks: { path: '/quick-links' },

  newBusiness: { path: '/new-business', redirectTo: '/new-business/pending' },
  pendingCases: { path: '/new-business/pending', ...newBusiness },
  issuedCases: { path: '/new-business/issued', ...newBusiness },
  notPlacedCases: { path: '/new-business/not-placed', ...newBusiness },
  pendingColumns: { path: '/new-business/column-settings/pending', ...newBusiness },
  issuedColumns: { path: '/new-business/column-settings/issued', ...newBusiness },
  notPlacedColumns: { path: '/new-business/column-settings/not-placed', ...newBusiness },

  inforce: { path: '/inforce-business', redirectTo: '/inforce-business/all' },
  allAlerts: { path: '/inforce-business/all', ...inforce },
  pendingLapseAlerts: { path: '/inforce-business/pending-lapse', ...inforce },
  terminatedAlerts: { path: '/inforce-business/terminated', ...inforce },
  contractChangeAlerts: { path: '/inforce-business/contract-changes', ...inforce },
  disbursementAlerts: { path: '/inforce-business/disbursements', ...inforce },
  serviceAlerts: { path: '/inforce-business/service', ...inforce },
  missedPaymentAlerts: { path: '/inforce-business/missed-payments', ...inforce },

  manageAccess: { path: '/manage-access', ...manageAccess },
  accessReview: { path: '/access-review/:agencyNo', access: canShareAgencyInfo },
  editAccess: { path: '/manage-access/:agencyNo/:userId', ...manageAccess },
  editAccessTab: { path: '/manage-access/:agencyNo/:userId/:tab', ...manageAccess },
  editManagedAgents: { path: '/manage-access/:agencyNo/:userId/edit-producers-managed/:accessCode', ...manageAccess },

  statements: {
    path: '/statements',
    access: canSeeStatements,
    navigation: { name: navigationNames.statements, iconName: 'statements' },
  },
  leaderboard: {
    path: '/leaderboard',
    flag: 'leaderboard',
    access: canSeeLeaderboard,
    navigation: { name: navigationNames.leaderboard, iconName: 'leaderboard' },
  },
  illustrationsHub: { path: '/sales-support/illustrations/illustrations-hub' },
  inforceIllustrationRequests: { path: '/sales-support/illustrations/in-force-illustration-requests' },

  illustrationWork: { path: '/home-office/illustrations', access: isHomeOffice },
  messages: { path: '/home-office/messages', access: isHomeOffice },

  uploadFaq: { path: '/documentation/upload-faq' },
  columnSettingsFaq: { path: '/documentation/column-settings-faq' },
  documentation: {
    path: '/documentation',
    navigation: { name: navigationNames.documentation, iconName: 'documentation' },
  },
  shareAgencyInfoHelp: { path: '/documentation/share-agency-info' },
  shareAgentInfoHelp: { path: '/documentation/share-agent-info' },
  assignManagersHelp: { path: '/documentation/assign-managers' },
  suspendStaffHelp: { path: '/documentation/suspend-reactivate-office-staff' },
  manageAccessFaq: { path: '/documentation/manage-access-faq' },
  transitionHelp: { path: '/documentation/transition-communication' },
  classicPortalFaq: { path: '/documentation/phase-out-classic-pw-faq' },
  portalFaq: { path: '/documentation/portal-faq' },
  quickLinksFaq: { path: '/documentation/quicklinks-faq' },

  testing: { path: '/testing', modes: testingPageModes },
  serviceError: { path: '/obs', ...open },
  notFound: { path: '/404', ...open },
} as const satisfies Readonly<Record<string, Page>>

/** The name of a page in the table. */
export type PageId = keyof typeof pages

/** The pages that are named by their link in the navigation. */
export type LinkedPageId = {
  [Id in PageId]: (typeof pages)[Id] extends Required<Pick<Page, 'navigation'>> ? Id : never
}[PageId]
