import * as v from 'valibot'
import type { AccessUser } from '../access/index.ts'
import { canManageAccess } from '../access/index.ts'

/** One entry of the navigation tree. */
export interface NavigationItem {
  readonly name: string
  /** A path of the portal or a whole address; null for an entry that only opens its children. */
  readonly url: string | null
  /** `Link` goes to the url, `Menu` opens the children. */
  readonly type: string
  readonly level: number | null
  readonly iconName: string | null
  readonly children: readonly NavigationItem[]
  readonly parentName: string | null
  /** Portal-defined: a few words beside the name, such as how much is new there. */
  readonly note?: string
}

export const navigationItemSchema: v.GenericSchema<unknown, NavigationItem> = v.object({
  name: v.string(),
  url: v.nullish(v.string(), null),
  type: v.nullish(v.string(), 'Link'),
  level: v.nullish(v.number(), null),
  iconName: v.nullish(v.string(), null),
  children: v.nullish(v.array(v.lazy(() => navigationItemSchema)), []),
  parentName: v.nullish(v.string(), null),
  note: v.optional(v.string()),
})

/** The navigation tree (GET /navigation-tree), in the order in which it is shown. */
export const navigationTreeSchema = v.array(navigationItemSchema)

/** True for an item that opens its children instead of navigating. */
export function isMenu(item: NavigationItem): boolean {
  return item.type === 'Menu'
}

/** The navigation group that needs the Manage Access right. */
const manageMyAgency = 'Manage My Agency'

/** The tree as this user may see it: without the right to manage access, the group 'Manage My Agency' is removed. */
export function navigationForUser(tree: readonly NavigationItem[], user: AccessUser): readonly NavigationItem[] {
  return canManageAccess(user) ? tree : withoutGroup(tree, manageMyAgency)
}

function withoutGroup(tree: readonly NavigationItem[], name: string): readonly NavigationItem[] {
  return tree
    .filter((item) => item.name.trim() !== name && item.parentName?.trim() !== name)
    .map((item) => ({ ...item, children: withoutGroup(item.children, name) }))
}

const isPortalPath = (url: string) => url.startsWith('/') && !url.startsWith('//')

/**
 * The tree without links to pages that this portal does not have, and without menus that are empty as a result: the
 * tree comes from a server that may know more pages than the deployed portal.
 * @param hasPage whether the portal has a page at this path
 */
export function reachableNavigation(
  tree: readonly NavigationItem[],
  hasPage: (path: string) => boolean,
): readonly NavigationItem[] {
  return tree.flatMap((item) => {
    const children = reachableNavigation(item.children, hasPage)
    if (item.children.length > 0 && children.length === 0) return []
    const isMissing = item.url !== null && isPortalPath(item.url) && !hasPage(item.url)
    return isMissing && children.length === 0 ? [] : [{ ...item, children }]
  })
}

/** The inner size of the window in CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Below this width the navigation is a drawer and shows every item. */
const drawerBelowWidth = 1024
/** From this height on every item fits. */
const allFromHeight = 700
/** The heights of the rest of the page and of one item. */
const framePixels = 200
const itemPixels = 80

/**
 * The number of of the top-level items the side navigation shows; the rest move to More. Every item below 1024 px of
 * width and from 700 px of height on; otherwise (height - 200) / 80, rounded down, and at least one.
 */
export function visibleItemCount(total: number, { width, height }: WindowSize): number {
  if (width < drawerBelowWidth || height >= allFromHeight) return total
  return Math.min(total, Math.max(1, Math.floor((height - framePixels) / itemPixels)))
}
