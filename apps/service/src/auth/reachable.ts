import { canManageAccess, canSeeStatements, canUseInforce, canUseNewBusiness } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import type { Settings } from '../config/settings.ts'

type Reachable = (user: AccessUser, settings: Settings) => boolean

const guarded: readonly (readonly [path: string, rule: Reachable])[] = [
  ['/new-business', canUseNewBusiness],
  ['/inforce-business', canUseInforce],
  ['/manage-access', canManageAccess],
  ['/statements', canSeeStatements],
  ['/leaderboard', (_, { FEATURE_LEADERBOARD }) => FEATURE_LEADERBOARD],
  ['/dashboard/client_policy_lookup', (_, { FEATURE_APPIAN }) => FEATURE_APPIAN],
]

/** Whether a link of the portal leads the user anywhere: nobody is offered a page that he may not see. */
export function isReachable(url: string | null, user: AccessUser, settings: Settings): boolean {
  const rule = guarded.find(([path]) => url === path || url?.startsWith(`${path}/`))?.[1]
  return rule === undefined || rule(user, settings)
}
