import { canSeePreferences, canUseInforce, canUseNewBusiness } from '@producer-portal/domain/access'
import { testingPageModes } from '@producer-portal/domain/environment'
import type { ComponentType } from 'react'
import { comingRoutes } from './coming-routes.js'
import { lazyPart } from './frame/lazy-part.js'
import type { RouteEntry } from './frame/route-entry.js'
import { LazyNotFoundPage } from './pages/LazyNotFoundPage.js'

const LoginPage = page(() => import('./pages/LoginPage.js'), 'LoginPage')
const LogoutPage = page(() => import('./pages/LogoutPage.js'), 'LogoutPage')
const DashboardPage = page(() => import('./pages/DashboardPage.js'), 'DashboardPage')
const ChangePasswordPage = page(() => import('./pages/ChangePasswordPage.js'), 'ChangePasswordPage')
const ChangeMobilePhonePage = page(() => import('./pages/ChangeMobilePhonePage.js'), 'ChangeMobilePhonePage')
const VerifyMobilePhonePage = page(() => import('./pages/VerifyMobilePhonePage.js'), 'VerifyMobilePhonePage')
const SecurityQuestionPage = page(() => import('./pages/SecurityQuestionPage.js'), 'SecurityQuestionPage')
const VerifyContactPage = page(() => import('./pages/VerifyContactPage.js'), 'VerifyContactPage')
const ChangeEmailPage = page(() => import('./pages/ChangeEmailPage.js'), 'ChangeEmailPage')
const ChangeNamePage = page(() => import('./pages/ChangeNamePage.js'), 'ChangeNamePage')
const BusinessPhonePage = page(() => import('./pages/BusinessPhonePage.js'), 'BusinessPhonePage')
const ProfilePage = page(() => import('./pages/ProfilePage.js'), 'ProfilePage')
const PreferencesPage = page(() => import('./pages/PreferencesPage.js'), 'PreferencesPage')
const NotificationsPage = page(() => import('./pages/NotificationsPage.js'), 'NotificationsPage')
const ColumnSettingsPage = page(() => import('./pages/ColumnSettingsPage.js'), 'ColumnSettingsPage')
const DocumentationPage = page(() => import('./pages/DocumentationPage.js'), 'DocumentationPage')
const CasesPage = page(() => import('./pages/CasesPage.js'), 'CasesPage')
const InforcePage = page(() => import('./pages/InforcePage.js'), 'InforcePage')
const FallbackPage = page(() => import('./pages/FallbackPage.js'), 'FallbackPage')
const SignInHelpPage = page(() => import('./pages/SignInHelpPage.js'), 'SignInHelpPage')
const ForgotUserIdPage = page(() => import('./pages/ForgotUserIdPage.js'), 'ForgotUserIdPage')
const UserIdSentPage = page(() => import('./pages/UserIdSentPage.js'), 'UserIdSentPage')
const EmailSentPage = page(() => import('./pages/EmailSentPage.js'), 'EmailSentPage')
const LinkCheckPage = page(() => import('./pages/LinkCheckPage.js'), 'LinkCheckPage')
const ResetPasswordPage = page(() => import('./pages/ResetPasswordPage.js'), 'ResetPasswordPage')
const LinkEndedPage = page(() => import('./pages/LinkEndedPage.js'), 'LinkEndedPage')
const CodeCheckPage = page(() => import('./pages/CodeCheckPage.js'), 'CodeCheckPage')
const VerifyChoicePage = page(() => import('./pages/VerifyChoicePage.js'), 'VerifyChoicePage')
const VerifyCodePage = page(() => import('./pages/VerifyCodePage.js'), 'VerifyCodePage')
const VerifyInfoPage = page(() => import('./pages/VerifyInfoPage.js'), 'VerifyInfoPage')
const VerifyMissingPage = page(() => import('./pages/VerifyMissingPage.js'), 'VerifyMissingPage')
const VerifyCompletePage = page(() => import('./pages/VerifyCompletePage.js'), 'VerifyCompletePage')
const TestingPage = page(() => import('./pages/TestingPage.js'), 'TestingPage')

const choice = { guard: 'pendingTwoFactor', page: VerifyChoicePage, title: 'verifyIdentity' } as const
const changePassword = { guard: 'authenticated', page: ChangePasswordPage, title: 'changePassword' } as const
const changeEmail = { guard: 'authenticated', page: ChangeEmailPage, title: 'changeEmail' } as const
const businessPhone = { guard: 'authenticated', page: BusinessPhonePage, title: 'businessPhone' } as const
const mobilePhone = { guard: 'authenticated', page: ChangeMobilePhonePage, title: 'changeMobilePhone' } as const
const mobileCode = { guard: 'authenticated', page: VerifyMobilePhonePage, title: 'verifyMobilePhone' } as const
const columnSettings = { guard: 'authenticated', access: canUseNewBusiness, page: ColumnSettingsPage } as const
const documentation = { guard: 'authenticated', page: DocumentationPage } as const
const inforce = { guard: 'authenticated', access: canUseInforce, page: InforcePage } as const
const newBusiness = { guard: 'authenticated', access: canUseNewBusiness, page: CasesPage } as const

/** Every address of the portal: flat, each with its guard. A path stands here once. */
export const routes: readonly RouteEntry[] = [
  { path: '/', guard: 'authenticated', to: '/dashboard' },

  { path: '/login', guard: 'anonymous', page: LoginPage, title: 'signIn' },
  { path: '/expired', guard: 'anonymous', page: LoginPage, title: 'signIn' },
  { path: '/logout', guard: 'public', page: LogoutPage, title: 'signedOut' },

  { path: '/sign-in-help', guard: 'public', page: SignInHelpPage, title: 'signInHelp' },
  { path: '/signInHelp/verifyAccount', guard: 'public', page: ForgotUserIdPage, title: 'forgotUserId' },
  { path: '/signInHelp/verifyConfirmation', guard: 'public', page: UserIdSentPage, title: 'checkEmail' },
  { path: '/email-sent', guard: 'public', page: EmailSentPage, title: 'checkEmail' },
  { path: '/forgot-password-validate/', guard: 'public', page: LinkCheckPage, title: 'checkLink' },
  { path: '/reset-password', guard: 'public', page: ResetPasswordPage, title: 'resetPassword' },
  { path: '/link-expired', guard: 'public', page: LinkEndedPage, title: 'linkEnded' },
  { path: '/validate', guard: 'public', page: CodeCheckPage, title: 'codeCheck' },

  { path: '/verify', ...choice },
  { path: '/verify/phoneType', ...choice },
  { path: '/verify/mobileSelect', ...choice },
  { path: '/verify/call', ...choice },
  { path: '/verify/otp', guard: 'pendingTwoFactor', page: VerifyCodePage, title: 'enterCode' },
  { path: '/verify/info', guard: 'pendingTwoFactor', page: VerifyInfoPage, title: 'whyCode' },
  { path: '/verify/missing', guard: 'pendingTwoFactor', page: VerifyMissingPage, title: 'noContact' },
  { path: '/verify/complete', guard: 'authenticated', page: VerifyCompletePage, title: 'signedIn' },

  { path: '/verify/update-password', ...changePassword, duties: ['change-password', 'verify-contact'] },
  { path: '/verify/mobile', ...mobilePhone, duties: ['verify-contact'] },
  { path: '/verify/mobile-otp', ...mobileCode, duties: ['verify-contact'] },
  {
    path: '/verify-contact',
    guard: 'authenticated',
    duties: ['verify-contact'],
    page: VerifyContactPage,
    title: 'verifyContact',
  },
  { path: '/verify/email', ...changeEmail, duties: ['verify-contact'] },
  { path: '/verify/phone', ...businessPhone, duties: ['verify-contact'] },
  { path: '/profile', guard: 'authenticated', page: ProfilePage, title: 'profile' },
  {
    path: '/preferences',
    guard: 'authenticated',
    access: canSeePreferences,
    page: PreferencesPage,
    title: 'preferences',
  },
  { path: '/notifications', guard: 'authenticated', page: NotificationsPage, title: 'notifications' },
  { path: '/change-password', ...changePassword },
  { path: '/change-mfa-phone', ...mobilePhone },
  { path: '/change-mfa-phone-verify', ...mobileCode },
  { path: '/security-question', guard: 'authenticated', page: SecurityQuestionPage, title: 'securityQuestion' },
  { path: '/change-email', ...changeEmail },
  { path: '/change-name', guard: 'authenticated', page: ChangeNamePage, title: 'changeName' },
  { path: '/business-phone', ...businessPhone },

  { path: '/dashboard', guard: 'authenticated', page: DashboardPage, title: 'dashboard' },

  { path: '/new-business', guard: 'authenticated', to: '/new-business/pending' },
  { path: '/new-business/pending', ...newBusiness, title: 'pendingCases' },
  { path: '/new-business/issued', ...newBusiness, title: 'issuedCases' },
  { path: '/new-business/not-placed', ...newBusiness, title: 'notPlacedCases' },
  { path: '/new-business/column-settings/pending', ...columnSettings, title: 'pendingColumns' },
  { path: '/new-business/column-settings/issued', ...columnSettings, title: 'issuedColumns' },
  { path: '/new-business/column-settings/not-placed', ...columnSettings, title: 'notPlacedColumns' },

  { path: '/documentation/upload-faq', ...documentation, title: 'uploadFaq' },
  { path: '/documentation/column-settings-faq', ...documentation, title: 'columnSettingsFaq' },

  { path: '/inforce-business', guard: 'authenticated', to: '/inforce-business/all' },
  { path: '/inforce-business/all', ...inforce, title: 'allAlerts' },
  { path: '/inforce-business/pending-lapse', ...inforce, title: 'pendingLapseAlerts' },
  { path: '/inforce-business/terminated', ...inforce, title: 'terminatedAlerts' },
  { path: '/inforce-business/contract-changes', ...inforce, title: 'contractChangeAlerts' },
  { path: '/inforce-business/disbursements', ...inforce, title: 'disbursementAlerts' },
  { path: '/inforce-business/service', ...inforce, title: 'serviceAlerts' },
  { path: '/inforce-business/missed-payments', ...inforce, title: 'missedPaymentAlerts' },

  ...comingRoutes,

  { path: '/testing', guard: 'public', modes: testingPageModes, page: TestingPage, title: 'testing', crash: 'site' },
  { path: '/obs', guard: 'public', page: FallbackPage, title: 'unexpected' },
  { path: '/404', guard: 'public', page: LazyNotFoundPage, title: 'notFound' },
  { path: '*', guard: 'public', page: LazyNotFoundPage, title: 'notFound' },
]

/** A page that is loaded when it is first shown. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyPart(async () => (await load())[name])
}
