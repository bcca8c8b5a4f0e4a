import { canUseInforce, canUseNewBusiness } from '../access/business.ts'
import type { AccessRule, AccessUser } from '../access/roles.ts'
import { hasAccess, hasAudience } from '../access/roles.ts'
import type { QuickLinkId, QuickLinkOption, QuickLinkType } from '../quick-links/index.ts'
import { pages } from '../shell/pages.ts'
import { quickLinkNames as names } from './quick-link-names.ts'

function link(id: string, type: QuickLinkType, name: string, url: string, childIconName: string): QuickLinkOption {
  return { id, type, name, url, altName: null, childIconName }
}

/** Every link that a user can choose; the five cards of the illustrations hub are among them. */
export const quickLinkOptions: readonly QuickLinkOption[] = [
  link('ql-life', 'application', names.life, 'https://life.example.com/', 'shield'),
  link('ql-fixed', 'application', names.fixedAnnuities, 'https://annuities.example.com/fixed', 'landmark'),
  link('ql-disability', 'application', names.disabilityIncome, 'https://di.example.com/', 'heart-pulse'),
  link('ql-variable', 'application', names.variableAnnuities, 'https://annuities.example.com/variable', 'chart-line'),
  link('ql-inforce-requests', 'page', names.inforceRequests, pages.inforceIllustrationRequests.path, 'file-text'),
  link('ql-pending', 'page', names.pending, pages.pendingCases.path, 'clock'),
  link('ql-inforce', 'page', names.inforce, pages.allAlerts.path, 'activity'),
  link('ql-statements', 'page', names.statements, pages.statements.path, 'file-text'),
  link('ql-access', 'page', names.manageAccess, pages.manageAccess.path, 'users'),
  link('ql-leaderboard', 'page', names.leaderboard, pages.leaderboard.path, 'trophy'),
  link('ql-forms', 'other', names.forms, 'https://forms.example.com/', 'folder'),
  link('ql-training', 'other', names.training, 'https://training.example.com/', 'graduation-cap'),
]

/** The links of a user who hasn't chosen any, in order. */
export const defaultQuickLinkIds: readonly QuickLinkId[] = ['ql-forms', 'ql-statements', 'ql-pending', 'ql-life']

const sellsOrServes: AccessRule = (user) => canUseNewBusiness(user) || canUseInforce(user)
/** Variable products are for registered representatives. */
const isRegistered: AccessRule = (user) =>
  hasAccess(user, ['FRS', 'FRS-NewBus', 'FRS-All']) || hasAudience(user, ['AIC'])

/** Users who have the links to illustration tools, and so the cards of the illustrations hub. */
const illustrationTools: Readonly<Record<QuickLinkId, AccessRule>> = {
  'ql-life': canUseNewBusiness,
  'ql-fixed': sellsOrServes,
  'ql-disability': sellsOrServes,
  'ql-variable': isRegistered,
  'ql-inforce-requests': canUseInforce,
}

/** True if a user has a link at all. A link to a page of the portal also needs access to the page. */
export function canUseQuickLink(user: AccessUser, id: QuickLinkId): boolean {
  return illustrationTools[id]?.(user) ?? true
}
