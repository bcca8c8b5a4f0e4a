import { accountFieldPages } from '@producer-portal/domain/account'
import { pages } from '@producer-portal/domain/shell'
import type { PageId } from '@producer-portal/domain/shell'
import { lazyComponent } from '@producer-portal/ui'
import type { ComponentType } from 'react'
import type { PortalRoute } from './app/RouteGuard.js'
// Signing out works without a connection
import { LogoutPage } from './auth/LogoutPage.js'
import { CaseActivity } from './cases/CaseActivity.js'
import { DashboardPage } from './dashboard/DashboardPage.js'
import { firstVisitEnd } from './shell/first-visit.js'

// Small pages of one subject share a file
const loadSignInHelpPages = () => import('./auth/SignInHelpPages.js')
const loadResetPasswordPages = () => import('./auth/ResetPasswordPages.js')
const loadTwoFactorPages = () => import('./auth/TwoFactorPages.js')
const loadIllustrationPages = () => import('./illustrations/IllustrationPages.js')
const loadStatusPages = () => import('./shell/StatusPages.js')
const loadProfilePages = () => import('./account/ProfilePages.js')

const LoginPage = page(() => import('./auth/LoginPage.js'), 'LoginPage')
const SignInHelpPage = page(loadSignInHelpPages, 'SignInHelpPage')
const ForgotUserIdPage = page(loadSignInHelpPages, 'ForgotUserIdPage')
const UserIdSentPage = page(loadSignInHelpPages, 'UserIdSentPage')
const EmailSentPage = page(loadSignInHelpPages, 'EmailSentPage')
const LinkCheckPage = page(loadResetPasswordPages, 'LinkCheckPage')
const ResetPasswordPage = page(loadResetPasswordPages, 'ResetPasswordPage')
const LinkEndedPage = page(loadResetPasswordPages, 'LinkEndedPage')
const ContactChangePage = page(() => import('./auth/ContactChangePage.js'), 'ContactChangePage')
const CodeCheckPage = page(() => import('./auth/CodeCheckPage.js'), 'CodeCheckPage')
const VerifyChoicePage = page(loadTwoFactorPages, 'VerifyChoicePage')
const VerifyCodePage = page(loadTwoFactorPages, 'VerifyCodePage')
const VerifyInfoPage = page(loadTwoFactorPages, 'VerifyInfoPage')
const VerifyMissingPage = page(loadTwoFactorPages, 'VerifyMissingPage')
const VerifyCompletePage = page(loadTwoFactorPages, 'VerifyCompletePage')
const ChangePasswordPage = page(() => import('./account/ChangePasswordPage.js'), 'ChangePasswordPage')
const VerifyContactPage = page(() => import('./account/VerifyContactPage.js'), 'VerifyContactPage')
const ChangeMobilePhonePage = page(() => import('./account/ChangeMobilePhonePage.js'), 'ChangeMobilePhonePage')
const VerifyMobilePhonePage = page(() => import('./account/VerifyMobilePhonePage.js'), 'VerifyMobilePhonePage')
const ChangeFieldPage = page(() => import('./account/ChangeFieldPage.js'), 'ChangeFieldPage')
const ProfilePage = page(loadProfilePages, 'ProfilePage')
const PreferencesPage = page(loadProfilePages, 'PreferencesPage')
const NotificationsPage = page(loadProfilePages, 'NotificationsPage')
const SecurityQuestionPage = page(loadProfilePages, 'SecurityQuestionPage')
const CasesPage = page(() => import('./cases/CasesPage.js'), 'CasesPage')
const ColumnSettingsPage = page(() => import('./column-settings/ColumnSettingsPage.js'), 'ColumnSettingsPage')
const InforcePage = page(() => import('./inforce/InforcePage.js'), 'InforcePage')
const ManageAccessPage = page(() => import('./manage-access/ManageAccessPage.js'), 'ManageAccessPage')
const AccessReviewPage = page(() => import('./manage-access/AccessReviewPage.js'), 'AccessReviewPage')
const EditAccessPage = page(() => import('./manage-access/EditAccessPage.js'), 'EditAccessPage')
const EditManagedAgentsPage = page(() => import('./manage-access/EditManagedAgentsPage.js'), 'EditManagedAgentsPage')
const ClientLookupPage = page(() => import('./client-lookup/ClientLookupPage.js'), 'ClientLookupPage')
const StatementsPage = page(() => import('./statements/StatementsPage.js'), 'StatementsPage')
const LeaderboardPage = page(() => import('./leaderboard/LeaderboardPage.js'), 'LeaderboardPage')
const IllustrationsHubPage = page(loadIllustrationPages, 'IllustrationsHubPage')
const IllustrationRequestPage = page(loadIllustrationPages, 'IllustrationRequestPage')
const IllustrationWorkPage = page(loadIllustrationPages, 'IllustrationWorkPage')
const DocumentationPage = page(() => import('./documentation/DocumentationPage.js'), 'DocumentationPage')
const MessagesPage = page(() => import('./home-office/MessagesPage.js'), 'MessagesPage')
const TestingPage = page(loadStatusPages, 'TestingPage')
const ServiceErrorPage = page(loadStatusPages, 'ServiceErrorPage')

const activities = {
  'new-business': CaseActivity,
  inforce: lazyComponent(async () => (await import('./inforce/InforceActivity.js')).InforceActivity, {
    preload: false,
  }),
}
const NewIllustrations = lazyComponent(
  async () => {
    await firstVisitEnd
    return (await import('./illustrations/NewIllustrations.js')).NewIllustrations
  },
  { fallback: null },
)

/** The editor of the quick links belongs to the account pages. */
const QuickLinksPage = lazyComponent(
  async () => {
    const [{ AccountFrame }, { QuickLinksPage: Editor }] = await Promise.all([
      import('./account/AccountFrame.js'),
      import('./quick-links/QuickLinksPage.js'),
    ])
    return () => (
      <AccountFrame>
        <Editor />
      </AccountFrame>
    )
  },
  { preload: false },
)

/** Pages without a component of their own: the documentation shares one, the others redirect. */
type WithoutComponent = { readonly path: `/documentation${string}` } | { readonly redirectTo: string }

/** The pages that have a component of their own. */
type BuiltPageId = Exclude<
  { [Id in PageId]: (typeof pages)[Id] extends WithoutComponent ? never : Id }[PageId],
  'notFound'
>

const changeFieldPages = Object.fromEntries<ComponentType>(
  Object.keys(accountFieldPages).map((id) => [id, ChangeFieldPage]),
) as Readonly<Record<keyof typeof accountFieldPages, ComponentType>>

/** The component of each page. The page table of the domain says where it is and who may open it. */
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
  contactChange: ContactChangePage,
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
  verifyContactEmail: ChangeFieldPage,
  verifyContactBusinessPhone: ChangeFieldPage,
  ...changeFieldPages,
  profile: ProfilePage,
  preferences: PreferencesPage,
  notifications: NotificationsPage,
  securityQuestion: SecurityQuestionPage,

  dashboard: () => <DashboardPage activities={activities} News={NewIllustrations} />,
  clientLookup: ClientLookupPage,
  quickLinks: QuickLinksPage,
  statements: StatementsPage,
  leaderboard: LeaderboardPage,
  illustrationsHub: IllustrationsHubPage,
  inforceIllustrationRequests: IllustrationRequestPage,

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

  manageAccess: ManageAccessPage,
  accessReview: AccessReviewPage,
  editAccess: EditAccessPage,
  editAccessTab: EditAccessPage,
  editManagedAgents: EditManagedAgentsPage,

  illustrationWork: IllustrationWorkPage,
  messages: MessagesPage,
  testing: TestingPage,
  serviceError: ServiceErrorPage,
}

/** Every address of the portal. */
export const routes: readonly PortalRoute[] = [
  ...(Object.keys(pages) as PageId[]).map(toRoute),
  { ...pages.notFound, path: '*', title: 'notFound' },
]

function toRoute(id: PageId): PortalRoute {
  const { [id]: own }: Partial<Record<PageId, ComponentType>> = components
  const component = pages[id].path.startsWith(pages.documentation.path) ? DocumentationPage : own
  return { ...pages[id], title: id, component, crash: id === 'testing' ? 'site' : 'page' }
}

/** A page that is loaded when it's first opened. */
function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyComponent(async () => (await load())[name], { preload: false })
}
