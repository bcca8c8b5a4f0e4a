import { getReadyNote, homeOfficeNavigation, navigationTree } from '@producer-portal/domain/catalog'
import type { NavigationItem } from '@producer-portal/domain/shell'
import {
  canOpenLink,
  dismissNotification,
  getCurrentNotification,
  getNavigationTree,
  isMenu,
  navigationForUser,
  pages,
} from '@producer-portal/domain/shell'
import { pageConditions } from '../config/settings.ts'
import { HttpError } from '../http/failure.ts'
import { countNewIllustrations } from '../illustrations/illustration-access.ts'
import { dismiss, isDismissed } from '../store/shell.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** The side navigation as far as the user may go, and the notice above the pages until the user dismisses it. */
export const routes: readonly Route[] = [
  route(getNavigationTree, async ({ user, services }) => {
    const conditions = pageConditions(services.settings)
    const items = [...navigationForUser(navigationTree, user), ...homeOfficeNavigation]
    const tree = openItems(items, (url) => canOpenLink(url, user, conditions))
    const count = await countNewIllustrations(user, services)
    if (count === 0) return [...tree]
    const notes = { [pages.inforceIllustrationRequests.path]: getReadyNote(count) }
    return [...withNotes(tree, notes)]
  }),

  route(getCurrentNotification, async ({ user, services: { db, siteNotification } }) => {
    if (siteNotification === null) return null
    return (await isDismissed(db, user.userId, siteNotification.type)) ? null : siteNotification
  }),

  route(dismissNotification, async ({ query, user, services: { db, siteNotification } }) => {
    if (query.type !== siteNotification?.type) throw new HttpError(404, 'There is no such notification.')
    await dismiss(db, user.userId, query.type)
    return {}
  }),
]

/** A menu that loses all its children is removed. */
function openItems(
  items: readonly NavigationItem[],
  canOpen: (url: string | null) => boolean,
): readonly NavigationItem[] {
  return items
    .filter((item) => canOpen(item.url))
    .map((item) => ({ ...item, children: openItems(item.children, canOpen) }))
    .filter((item) => !isMenu(item) || item.children.length > 0)
}

/** @param notes a few words each, by address */
function withNotes(
  items: readonly NavigationItem[],
  notes: Readonly<Record<string, string>>,
): readonly NavigationItem[] {
  return items.map((item) => {
    const note = notes[item.url ?? '']
    return { ...item, children: withNotes(item.children, notes), ...(note !== undefined && { note }) }
  })
}
