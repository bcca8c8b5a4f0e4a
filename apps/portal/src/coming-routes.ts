import { canManageAccess, canSeeStatements } from '@producer-portal/domain/access'
import type { AccessRule } from '@producer-portal/domain/access'
import type { RouteEntry } from './frame/route-entry.js'
import { LazyNotFoundPage } from './pages/LazyNotFoundPage.js'

const account = ['/quick-links']
const editAccess = '/manage-access/:agencyNo/:userId'
const manageAccess = [
  '/manage-access',
  editAccess,
  `${editAccess}/:tab`,
  `${editAccess}/edit-producers-managed/:accessCode`,
]
const salesSupport = ['illustrations-hub', 'in-force-illustration-requests'].map(
  (page) => `/sales-support/illustrations/${page}`,
)
const documentation = [
  '',
  '/share-agency-info',
  '/share-agent-info',
  '/assign-managers',
  '/suspend-reactivate-office-staff',
  '/manage-access-faq',
  '/transition-communication',
  '/phase-out-classic-pw-faq',
  '/quicklinks-faq',
].map((page) => `/documentation${page}`)

/**
 * Addresses that the portal knows but has no page for yet. They are guarded all the same: who is signed out signs in
 * first, and finds the not-found page afterwards. An address leaves this list when its page is built.
 */
export const comingRoutes: readonly RouteEntry[] = [
  ...account.map((path) => coming(path)),
  ...manageAccess.map((path) => coming(path, canManageAccess)),
  coming('/statements', canSeeStatements),
  ...salesSupport.map((path) => coming(path)),
  ...documentation.map((path) => coming(path)),
  { ...coming('/leaderboard'), flag: 'leaderboard' },
  { ...coming('/dashboard/client_policy_lookup'), flag: 'appian' },
]

function coming(path: string, access?: AccessRule): RouteEntry {
  return { path, guard: 'authenticated', access, page: LazyNotFoundPage, title: 'notFound' }
}
