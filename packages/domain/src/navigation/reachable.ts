import type { NavigationItem } from './item.ts'

const isPortalPath = (url: string) => url.startsWith('/') && !url.startsWith('//')

/**
 * The tree without the links into the portal that this portal has no page for, and without the menus that are empty
 * then: the tree comes from a server that may know more pages than the portal that is deployed.
 * @param isReachable whether the portal has a page at this path
 */
export function reachableNavigation(
  tree: readonly NavigationItem[],
  isReachable: (path: string) => boolean,
): readonly NavigationItem[] {
  return tree.flatMap((item) => {
    const children = reachableNavigation(item.children, isReachable)
    if (item.children.length > 0 && children.length === 0) return []
    const leadsNowhere = item.url !== null && isPortalPath(item.url) && !isReachable(item.url)
    return leadsNowhere && children.length === 0 ? [] : [{ ...item, children }]
  })
}
