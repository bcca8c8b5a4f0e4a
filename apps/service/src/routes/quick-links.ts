import { canUseQuickLink, defaultQuickLinkIds, quickLinkOptions } from '@producer-portal/domain/catalog'
import {
  addQuickLinks,
  getQuickLinkSelections,
  getQuickLinks,
  groupQuickLinks,
  quickLinkIds,
  saveQuickLinkSelections,
} from '@producer-portal/domain/quick-links'
import { canOpenLink } from '@producer-portal/domain/shell'
import type { SignedInUser } from '../auth/session.ts'
import { pageConditions } from '../config/settings.ts'
import { HttpError } from '../http/failure.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import type { Services } from '../services.ts'
import { readQuickLinkIds, saveQuickLinkIds } from '../store/quick-links.ts'

/** The quick links that a user can choose, and the chosen ones. */
export const routes: readonly Route[] = [
  route(getQuickLinks, ({ user, services }) => Promise.resolve(groupQuickLinks(getOfferedLinks(user, services)))),

  route(getQuickLinkSelections, async ({ user, services }) => {
    const ids = (await readQuickLinkIds(services.db, user.userId)) ?? defaultQuickLinkIds
    const chosen = addQuickLinks([], getOfferedLinks(user, services), ids)
    return chosen.map((quickLink, place) => ({ quickLink, userOrder: place + 1 }))
  }),

  route(saveQuickLinkSelections, async ({ body: { quickLinkIds: ids, userId }, user, services }) => {
    if (userId !== user.userId) throw new HttpError(422, 'These are the quick links of somebody else.')
    const offeredIds = new Set(quickLinkIds(getOfferedLinks(user, services)))
    const unknown = ids.filter((id) => !offeredIds.has(id))
    if (unknown.length > 0) {
      throw new HttpError(422, 'A quick link is not available.', {
        errors: unknown.map((id) => `quickLinkIds: ${id}`),
      })
    }
    await saveQuickLinkIds(services.db, user.userId, [...new Set(ids)])
    return {}
  }),
]

function getOfferedLinks(user: SignedInUser, { settings }: Services) {
  const conditions = pageConditions(settings)
  return quickLinkOptions.filter(({ id, url }) => canUseQuickLink(user, id) && canOpenLink(url, user, conditions))
}
