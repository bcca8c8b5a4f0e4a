import { getOutbox, isDemoMode } from '@producer-portal/domain/config'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { endpoints } from '@producer-portal/domain/endpoints'
import type { Settings } from '../config/settings.ts'
import { accountRoutes } from './account.ts'
import { accessReviewRoutes } from './access-review.ts'
import { authRoutes } from './auth.ts'
import { caseRoutes } from './cases.ts'
import { clientLookupRoutes } from './client-lookup.ts'
import { columnSettingsRoutes } from './column-settings.ts'
import { configRoutes } from './config.ts'
import { documentationRoutes } from './documentation.ts'
import { homeOfficeRoutes } from './home-office.ts'
import { illustrationRoutes } from './illustrations.ts'
import { inforceRoutes } from './inforce.ts'
import { leaderboardRoutes } from './leaderboard.ts'
import { manageAccessRoutes } from './manage-access.ts'
import { quickLinkRoutes } from './quick-links.ts'
import { requirementRoutes } from './requirements.ts'
import type { Route } from './route.ts'
import { shellRoutes } from './shell.ts'
import { statementRoutes } from './statements.ts'

/** Every call that this service answers; the others answer 501. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...configRoutes,
  ...shellRoutes,
  ...accountRoutes,
  ...caseRoutes,
  ...requirementRoutes,
  ...columnSettingsRoutes,
  ...inforceRoutes,
  ...homeOfficeRoutes,
  ...quickLinkRoutes,
  ...leaderboardRoutes,
  ...documentationRoutes,
  ...manageAccessRoutes,
  ...accessReviewRoutes,
  ...statementRoutes,
  ...illustrationRoutes,
  ...clientLookupRoutes,
]

/** The API that a deployment offers: in model and prod there is no outbox. */
export function getOfferedApi({ PORTAL_MODE }: Pick<Settings, 'PORTAL_MODE'>): {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
} {
  if (isDemoMode(PORTAL_MODE)) return { endpoints, routes }
  return {
    endpoints: endpoints.filter((endpoint) => endpoint !== getOutbox),
    routes: routes.filter(({ endpoint }) => endpoint !== getOutbox),
  }
}
