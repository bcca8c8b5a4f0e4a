import { isMenu, type NavigationItem } from '@producer-portal/domain/shell'
import type { NavItem } from '@producer-portal/ui'
import { getNavigationIcon } from './navigation-icons.js'

type NavPage = NonNullable<NavItem['items']>[number]

/**
 * Converts the navigation tree for the rail and the drawer: the same order and nesting, the current page marked. A page
 * that isn't in the tree marks the menu of its area. Menus inside a menu are flattened, their pages
 * noting where they came from.
 * @param currentPath path of the page that is shown
 */
export function toNavItems(tree: readonly NavigationItem[], currentPath: string): readonly NavItem[] {
  const here = findCurrentUrl(tree, currentPath)
  return tree.map((item) => ({
    id: item.name,
    label: item.name,
    icon: getNavigationIcon(item.iconName),
    ...(isMenu(item)
      ? {
          items: item.children.flatMap((child) => toPages(child, here)),
          isCurrent:
            (here === null && getUrls([item]).some((url) => getArea(url) === getArea(currentPath))) || undefined,
        }
      : toPlace(item, here)),
  }))
}

/** The tree with Dashboard in front, unless the server sent it somewhere among the first level. */
export function addDashboard(tree: readonly NavigationItem[], dashboard: NavigationItem): readonly NavigationItem[] {
  return tree.some((item) => item.url === dashboard.url) ? tree : [dashboard, ...tree]
}

function toPages(item: NavigationItem, here: string | null, parent?: string): readonly NavPage[] {
  if (isMenu(item)) return item.children.flatMap((child) => toPages(child, here, item.name))
  const { name: label, note = parent, iconName } = item
  const icon = iconName === null ? undefined : getNavigationIcon(iconName)
  return [{ id: `${parent ?? ''}/${label}`, label, icon, note, ...toPlace(item, here) }]
}

function toPlace({ url }: NavigationItem, here: string | null) {
  const href = url ?? '#'
  return { href, isExternal: /^https?:/i.test(href), isCurrent: href === here }
}

/** The part of the portal that a path lies in: `new-business` of `/new-business/pending`. */
const getArea = (path: string) => path.split('/')[1]

/** The longest address of the tree that the page lies under; null when it lies under none. */
function findCurrentUrl(tree: readonly NavigationItem[], path: string): string | null {
  const above = getUrls(tree).filter((url) => `${path}/`.startsWith(`${url}/`))
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function getUrls(tree: readonly NavigationItem[]): readonly string[] {
  return tree.flatMap((item) => (isMenu(item) ? getUrls(item.children) : item.url || []))
}
