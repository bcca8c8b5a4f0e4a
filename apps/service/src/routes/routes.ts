import type { Route } from '../http/route.ts'
import { caseRoutes } from './cases.ts'
import { columnSettingsRoutes } from './column-settings.ts'
import { environmentRoutes } from './environment.ts'
import { inforceRoutes } from './inforce.ts'
import { leaderboardRoutes } from './leaderboard.ts'
import { lookupRoutes } from './lookup.ts'
import { navigationRoutes } from './navigation.ts'
import { notificationPreferenceRoutes } from './notification-preferences.ts'
import { notificationRoutes } from './notifications.ts'
import { profileChangeRoutes } from './profile-changes.ts'
import { profileRoutes } from './profile.ts'
import { quickLinkRoutes } from './quick-links.ts'
import { requirementRoutes } from './requirements.ts'
import { sessionRoutes } from './session.ts'
import { signInHelpRoutes } from './sign-in-help.ts'

/** Every call of the contract that this service answers; the others answer 501. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...signInHelpRoutes,
  ...environmentRoutes,
  ...navigationRoutes,
  ...notificationRoutes,
  ...notificationPreferenceRoutes,
  ...profileRoutes,
  ...profileChangeRoutes,
  ...caseRoutes,
  ...requirementRoutes,
  ...columnSettingsRoutes,
  ...inforceRoutes,
  ...quickLinkRoutes,
  ...leaderboardRoutes,
  ...lookupRoutes,
]
