import { navigationTree } from '@producer-portal/domain/mocks'
import type { NavigationItem } from '@producer-portal/domain/navigation'
import { getNavigationTree, isMenu, navigationForUser } from '@producer-portal/domain/navigation'
import type { AccessUser } from '@producer-portal/domain/access'
import { isReachable } from '../auth/reachable.ts'
import type { Settings } from '../config/settings.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'

/** The side navigation as far as the user may go. */
export const navigationRoutes: readonly Route[] = [
  route(getNavigationTree, ({ user, services }) =>
    Promise.resolve([...reachable(navigationForUser(navigationTree, user), user, services.settings)]),
  ),
]

/** A menu that loses all its children goes too. */
function reachable(items: readonly NavigationItem[], user: AccessUser, settings: Settings): readonly NavigationItem[] {
  return items
    .filter((item) => isReachable(item.url, user, settings))
    .map((item) => ({ ...item, children: reachable(item.children, user, settings) }))
    .filter((item) => !isMenu(item) || item.children.length > 0)
}
