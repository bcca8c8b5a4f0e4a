import { pages } from '@producer-portal/domain/shell'
import type { PageId } from '@producer-portal/domain/shell'
import { lazyComponent } from '@producer-portal/ui'
import type { ComponentType } from 'react'
import type { PortalRoute } from './app/RouteGuard.js'
import { DashboardPage } from './dashboard/DashboardPage.js'

const LoginPage = page(() => import('./auth/LoginPage.js'), 'LoginPage')
const LogoutPage = page(() => import('./auth/LogoutPage.js'), 'LogoutPage')
const SignInHelpPage = page(() => import('./auth/SignInHelpPage.js'), 'SignInHelpPage')
const ForgotUserIdPage = page(() => import('./auth/ForgotUserIdPage.js'), 'ForgotUserIdPage')
const UserIdSentPage = page(() => import('./auth/UserIdSentPage.js'), 'UserIdSentPage')
const EmailSentPage = page(() => import('./auth/EmailSentPage.js'), 'EmailSentPage')
const LinkCheckPage = page(() => import('./auth/LinkCheckPage.js'), 'LinkCheckPage')
const ResetPasswordPage = page(() => import('./auth/ResetPasswordPage.js'), 'ResetPasswordPage')
const LinkEndedPage = page(() => import('./auth/LinkEndedPage.js'), 'LinkEndedPage')
const CodeCheckPage = page(() => import('./auth/CodeCheckPage.js'), 'CodeCheckPage')
const VerifyChoicePage = page(() => import('./auth/VerifyChoicePage.js'), 'VerifyChoicePage')
const VerifyCodePage = page(() => import('./auth/VerifyCodePage.js'), 'VerifyCodePage')
const VerifyInfoPage = page(() => import('./auth/VerifyInfoPage.js'), 'VerifyInfoPage')
const VerifyMissingPage = page(() => import('./auth/VerifyMissingPage.js'), 'VerifyMissingPage')
const VerifyCompletePage = page(() => import('./auth/VerifyCompletePage.js'), 'VerifyCompletePage')
const ChangePasswordPage = page(() => import('./account/ChangePasswordPage.js'), 'ChangePasswordPage')
const VerifyContactPage = page(() => import('./account/VerifyContactPage.js'), 'VerifyContactPage')
const ChangeMobilePhonePage = page(() => import('./account/ChangeMobilePhonePage.js'), 'ChangeMobilePhonePage')
const VerifyMobilePhonePage = page(() => import('./account/VerifyMobilePhonePage.js'), 'VerifyMobilePhonePage')
const ChangeEmailPage = page(() => import('./account/ChangeEmailPage.js'), 'ChangeEmailPage')
const BusinessPhonePage = page(() => import('./account/BusinessPhonePage.js'), 'BusinessPhonePage')
const ProfilePage = page(() => import('./account/ProfilePage.js'), 'ProfilePage')
const PreferencesPage = page(() => import('./account/PreferencesPage.js'), 'PreferencesPage')
const NotificationsPage = page(() => import('./account/NotificationsPage.js'), 'NotificationsPage')
const SecurityQuestionPage = page(() => import('./account/SecurityQuestionPage.js'), 'SecurityQuestionPage')
const ChangeNamePage = page(() => import('./account/ChangeNamePage.js'), 'ChangeNamePage')
const CasesPage = page(() => import('./cases/CasesPage.js'), 'CasesPage')
const ColumnSettingsPage = page(() => import('./column-settings/ColumnSettingsPage.js'), 'ColumnSettingsPage')
const InforcePage = page(() => import('./inforce/InforcePage.js'), 'InforcePage')
const DocumentationPage = page(() => import('./documentation/DocumentationPage.js'), 'DocumentationPage')
const TestingPage = page(() => import('./shell/TestingPage.js'), 'TestingPage')
const ServiceErrorPage = page(() => import('./shell/ServiceErrorPage.js'), 'ServiceErrorPage')

/** The pages that have a component; the others redirect, aren't built yet, or are the not-found page. */
type BuiltPageId = Exclude<
  {
    [Id in PageId]: (typeof pages)[Id] extends { readonly redirectTo: string } | { readonly isPlanned: true }
      ? never
      : Id
  }[PageId],
  'notFound'
>

/** The component of each page. The page table of the domain says where it is, who may open it, and its title. */
const components: Readonly<Record<BuiltPageId, ComponentType>> = {
  signIn: LoginPage,
  sessionExpired: LoginPage,
  signOut: LogoutPage,

  signInHelp: SignInHelpPage,
  forgotUserId: ForgotUserIdPage,
  userIdSent: UserIdSentPage,
  emailSent: EmailSentPage,
  checkResetLink: LinkCheckPage,
  resetPassword: ResetPasswordPage,
  linkExpired: LinkEndedPage,
  validateCode: CodeCheckPage,

  verifyIdentity: VerifyChoicePage,
  verifyPhoneType: VerifyChoicePage,
  verifyMobileSelect: VerifyChoicePage,
  verifyCall: VerifyChoicePage,
  enterCode: VerifyCodePage,
  whyCode: VerifyInfoPage,
  noContact: VerifyMissingPage,
  signedIn: VerifyCompletePage,

  updateExpiredPassword: ChangePasswordPage,
  changePassword: ChangePasswordPage,
  verifyContact: VerifyContactPage,
  verifyContactMobilePhone: ChangeMobilePhonePage,
  changeMobilePhone: ChangeMobilePhonePage,
  verifyContactMobileCode: VerifyMobilePhonePage,
  verifyMobilePhone: VerifyMobilePhonePage,
  verifyContactEmail: ChangeEmailPage,
  changeEmail: ChangeEmailPage,
  verifyContactBusinessPhone: BusinessPhonePage,
  businessPhone: BusinessPhonePage,
  profile: ProfilePage,
  preferences: PreferencesPage,
  notifications: NotificationsPage,
  securityQuestion: SecurityQuestionPage,
  changeName: ChangeNamePage,

  dashboard: DashboardPage,

  pendingCases: CasesPage,
  issuedCases: CasesPage,
  notPlacedCases: CasesPage,
  pendingColumns: ColumnSettingsPage,
  issuedColumns: ColumnSettingsPage,
  notPlacedColumns: ColumnSettingsPage,
  allAlerts: InforcePage,
  pendingLapseAlerts: InforcePage,
  terminatedAlerts: InforcePage,
  contractChangeAlerts: InforcePage,
  disbursementAlerts: InforcePage,
  serviceAlerts: InforcePage,
  missedPaymentAlerts: InforcePage,

  uploadFaq: DocumentationPage,
  columnSettingsFaq: DocumentationPage,

  testing: TestingPage,
  serviceError: ServiceErrorPage,
}

/** Every address of the portal. */
export const routes: readonly PortalRoute[] = [
  ...(Object.keys(pages) as PageId[]).map(toRoute),
  { ...pages.notFound, path: '*' },
]

function toRoute(id: PageId): PortalRoute {
  const { [id]: component }: Partial<Record<PageId, ComponentType>> = components
  return { ...pages[id], component, crash: id === 'testing' ? 'site' : 'page' }
}

/** A page that is loaded when it's first opened. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyComponent(async () => (await load())[name], { preload: false })
}
