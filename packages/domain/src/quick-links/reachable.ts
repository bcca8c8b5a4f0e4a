import type { QuickLinkOption, QuickLinkSelection, QuickLinkType } from './entities.ts'
import { quickLinkTypes } from './entities.ts'

/** Options are checked for their type only: page, application or other. */
export function isQuickLinkType(type: string): type is QuickLinkType {
  return quickLinkTypes.some((linkType) => linkType === type)
}

/** The chosen links in the order in which the widget shows them. */
export function chosenQuickLinks(selections: readonly QuickLinkSelection[]): readonly QuickLinkOption[] {
  return selections.toSorted((a, b) => a.userOrder - b.userOrder).map(({ quickLink }) => quickLink)
}

/**
 * The chosen links that lead somewhere: web addresses, and paths of the portal that have a page.
 * @param hasPage whether the portal has a page for a path
 */
export function reachableQuickLinks(
  selections: readonly QuickLinkSelection[],
  hasPage: (path: string) => boolean,
): readonly (QuickLinkOption & { readonly url: string })[] {
  return chosenQuickLinks(selections).flatMap((link) => {
    const url = reachableUrl(link, hasPage)
    return url !== null && isQuickLinkType(link.type) ? [{ ...link, url }] : []
  })
}

/** The address a link leads to: a web address, or a path of the portal that has a page; null if it leads nowhere. */
export function reachableUrl(link: Pick<QuickLinkOption, 'url'>, hasPage: (path: string) => boolean): string | null {
  const url = link.url?.trim() ?? ''
  const leads = isPortalPath(url) ? hasPage(new URL(url, anyOrigin).pathname) : /^https?:\/\//i.test(url)
  return leads ? url : null
}

const anyOrigin = 'https://portal.invalid'

/** True if an address is a path of the portal rather than another site: `//site` is one too. */
export function isPortalPath(url: string): boolean {
  return url.startsWith('/') && URL.canParse(url, anyOrigin) && new URL(url, anyOrigin).origin === anyOrigin
}
