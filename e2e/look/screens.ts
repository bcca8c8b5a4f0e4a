import { pages } from '@producer-portal/domain/shell'
import type { PageId } from '@producer-portal/domain/shell'

/** Who opens which address: a page, or one of its states. `nobody` has no session. */
export interface Screen {
  readonly as: string
  readonly path: string
  /** Low rows in place of those of the device. */
  readonly density?: 'compact'
}

const of = (as: string, paths: readonly string[], look: Pick<Screen, 'density'> = {}): readonly Screen[] =>
  paths.map((path) => ({ as, path, ...look }))

const pagesIn = (folder: string) =>
  Object.values(pages).flatMap((page) => (page.path.startsWith(folder) && !('redirectTo' in page) ? [page.path] : []))

const lin = '/manage-access/AG1001/lin'
const ofCase = '/new-business/pending?case=01%7CLIF%7C0100100102%7Cb31&panel='

/** Every page of the portal, and the panels and dialogs that have an address. */
export const screens: readonly Screen[] = [
  ...of('nobody', ['/login', '/expired', '/404', '/obs', '/sign-in-help', '/link-expired', '/email-sent']),
  ...of('nobody', ['/signInHelp/verifyAccount', '/signInHelp/verifyConfirmation', '/contact-change']),
  ...of('rivera', ['/dashboard', '/dashboard/client_policy_lookup', '/quick-links', '/statements', '/leaderboard']),
  ...of('rivera', ['/profile', '/preferences', '/notifications', '/change-password', '/change-mfa-phone']),
  ...of('rivera', ['/security-question', '/change-name', '/change-email', '/business-phone', '/testing']),
  ...of('rivera', [...pagesIn('/new-business'), ...pagesIn('/sales-support'), ...pagesIn('/documentation')]),
  ...of(
    'rivera',
    ['detail', 'requirements', 'requirements&tasks=received'].map((panel) => ofCase + panel),
  ),
  ...of('rivera', [`${ofCase}requirements&dialog=status&requirement=0100100102-1`]),
  ...of('rivera', [`${ofCase}requirements&dialog=upload&requirement=0100100102-1`]),
  ...of('brandt', ['/dashboard', ...pagesIn('/inforce-business')]),
  ...of('rivera', ['/new-business/pending', '/new-business/issued'], { density: 'compact' }),
  ...of('brandt', ['/inforce-business/all', '/inforce-business/pending-lapse'], { density: 'compact' }),
  ...of('bigbook', ['/dashboard', '/new-business/pending?rows=25']),
  ...of('okafor', ['/manage-access', '/access-review/AG1001']),
  ...of(
    'okafor',
    ['general-info', 'agency-info', 'agent-info', 'managing'].map((tab) => `${lin}/${tab}`),
  ),
  ...of('okafor', ['/manage-access/AG1001/dubois/edit-producers-managed/NBC01']),
  ...of('hale', [
    '/dashboard',
    '/new-business/pending',
    '/inforce-business/all',
    '/home-office/messages',
    '/home-office/illustrations',
  ]),
  ...of('hale', ['/new-business/pending?number=AG1001', '/inforce-business/all?number=AG1001']),
  ...of('sato', ['/verify-contact']),
  ...of('novak', ['/verify/update-password']),
]

/** Lists of home office before a search, and a list of failures without any. */
const emptyForHomeOffice: readonly string[] = [
  '/new-business/pending',
  '/inforce-business/all',
  '/home-office/messages',
]

/** A page of facts, lists or forms. The others are one sentence and the way on, or a panel over a page. */
export const hasContent = ({ as, path }: Screen): boolean =>
  as !== 'nobody' && !/^\/testing|&panel=/.test(path) && !(as === 'hale' && emptyForHomeOffice.includes(path))

/** Pages that open only after an act, or with a code that was sent. */
export const notVisited: readonly PageId[] = [
  'signOut',
  'checkResetLink',
  'signedIn',
  'resetPassword',
  'validateCode',
  'verifyIdentity',
  'verifyPhoneType',
  'verifyMobileSelect',
  'verifyCall',
  'enterCode',
  'whyCode',
  'noContact',
  'verifyMobilePhone',
  'verifyContactMobilePhone',
  'verifyContactMobileCode',
  'verifyContactEmail',
  'verifyContactBusinessPhone',
  'editAccess',
]
