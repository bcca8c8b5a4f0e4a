import { mockQuickLinkOptions, mockQuickLinkSelections } from '@producer-portal/domain/mocks'
import {
  addQuickLinks,
  chosenQuickLinks,
  getQuickLinkSelections,
  getQuickLinks,
  groupQuickLinks,
  quickLinkIds,
  saveQuickLinkSelections,
} from '@producer-portal/domain/quick-links'
import type { SignedInUser } from '../auth/authenticate.ts'
import { isReachable } from '../auth/reachable.ts'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { readQuickLinkIds, saveQuickLinkIds } from '../store/quick-links.ts'

const firstChoice = quickLinkIds(chosenQuickLinks(mockQuickLinkSelections))

/** The quick links that a user can choose, and those chosen. */
export const quickLinkRoutes: readonly Route[] = [
  route(getQuickLinks, ({ user, services }) => Promise.resolve(groupQuickLinks(offered(user, services)))),

  route(getQuickLinkSelections, async ({ user, services }) => {
    const ids = (await readQuickLinkIds(services.db, user.userId)) ?? firstChoice
    const chosen = addQuickLinks([], offered(user, services), ids)
    return chosen.map((quickLink, place) => ({ quickLink, userOrder: place + 1 }))
  }),

  route(saveQuickLinkSelections, async ({ body: { quickLinkIds: ids, userId }, user, services }) => {
    if (userId !== user.userId) throw new RequestFailure(403, 'These are the quick links of somebody else.')
    const known = new Set(quickLinkIds(offered(user, services)))
    const unknown = ids.filter((id) => !known.has(id))
    if (unknown.length > 0) {
      throw new RequestFailure(422, 'A quick link is not available.', {
        errors: unknown.map((id) => `quickLinkIds: ${id}`),
      })
    }
    await saveQuickLinkIds(services.db, user.userId, [...new Set(ids)])
    return {}
  }),
]

function offered(user: SignedInUser, { settings }: Services) {
  return mockQuickLinkOptions.filter(({ url }) => isReachable(url, user, settings))
}
