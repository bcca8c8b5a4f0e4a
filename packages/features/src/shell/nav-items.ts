import { isMenu, type NavigationItem } from '@producer-portal/domain/navigation'
import type { NavItem } from '@producer-portal/ui'
import { navigationIcon } from './navigation-icons.js'

type NavPage = NonNullable<NavItem['items']>[number]

/**
 * The navigation tree as the rail and the drawer draw it: the same order and nesting, the reader's place marked. A page
 * that is not in the tree marks the menu whose pages stand beside it. Menus inside a menu are unfolded, their pages
 * noting where they came from.
 * @param currentPath path of the page that is shown
 */
export function navItems(tree: readonly NavigationItem[], currentPath: string): readonly NavItem[] {
  const here = currentUrl(tree, currentPath)
  return tree.map((item) => ({
    id: item.name,
    label: item.name,
    glyph: navigationIcon(item.iconName),
    ...(isMenu(item)
      ? {
          items: item.children.flatMap((child) => pagesOf(child, here)),
          isCurrent: (here === null && urlsOf([item]).some((url) => areaOf(url) === areaOf(currentPath))) || undefined,
        }
      : placeOf(item, here)),
  }))
}

/** The tree with Dashboard in front, unless the server sent it somewhere among the first level. */
export function withDashboard(tree: readonly NavigationItem[], dashboard: NavigationItem): readonly NavigationItem[] {
  return tree.some((item) => item.url === dashboard.url) ? tree : [dashboard, ...tree]
}

function pagesOf(item: NavigationItem, here: string | null, parent?: string): readonly NavPage[] {
  if (isMenu(item)) return item.children.flatMap((child) => pagesOf(child, here, item.name))
  return [{ id: `${parent ?? ''}/${item.name}`, label: item.name, note: parent, ...placeOf(item, here) }]
}

function placeOf({ url }: NavigationItem, here: string | null) {
  return { href: url ?? '#', isExternal: /^https?:/i.test(url ?? ''), isCurrent: url !== null && url === here }
}

/** The part of the portal that a path lies in: `new-business` of `/new-business/pending`. */
const areaOf = (path: string) => path.split('/')[1]

/** The longest address of the tree that the page lies under; null when it lies under none. */
function currentUrl(tree: readonly NavigationItem[], path: string): string | null {
  const above = urlsOf(tree).filter((url) => path === url || path.startsWith(`${url}/`))
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function urlsOf(tree: readonly NavigationItem[]): readonly string[] {
  return tree.flatMap((item) => [...(item.url && !isMenu(item) ? [item.url] : []), ...urlsOf(item.children)])
}
