import { addQuickLinks, hasQuickLinkChanges, quickLinkIds, removeQuickLink } from './choosing.ts'
import type { QuickLinkOption } from './entities.ts'

type Links = readonly QuickLinkOption[]

/** The links as they are to be saved, after others were saved meanwhile. */
export interface MergedQuickLinks {
  readonly links: Links
  /** The outcome of the other changes: all kept, or kept but for the order of the links; null if there were none. */
  readonly others: 'kept' | 'order-replaced' | null
}

/**
 * Puts changes of the same links together, three ways: what was added or removed on either side is. Two orders can't be
 * put together: that of `own` counts.
 * @param base the links that the person started from
 * @param own the links as the person has chosen them
 * @param saved the links as they are saved now
 */
export function mergeQuickLinks(base: Links, own: Links, saved: Links): MergedQuickLinks {
  if (!hasQuickLinkChanges(saved, base) || !hasQuickLinkChanges(saved, own)) return { links: own, others: null }
  const isMoved = hasQuickLinkChanges(inCommon(own, base), inCommon(base, own))
  const isMovedThere = hasQuickLinkChanges(inCommon(saved, base), inCommon(base, saved))
  const [first, second] = isMoved ? [own, saved] : [saved, own]
  const removed = base.filter(({ id }) => !holds(second, id))
  const remaining = removed.reduce((links, { id }) => removeQuickLink(links, id), first)
  const added = second.filter(({ id }) => !holds(base, id))
  return {
    links: addQuickLinks(remaining, added, quickLinkIds(added)),
    others: isMoved && isMovedThere ? 'order-replaced' : 'kept',
  }
}

/** The links that are in another list, too, in their own order. */
function inCommon(links: Links, others: Links): Links {
  return links.filter(({ id }) => holds(others, id))
}

function holds(links: Links, id: QuickLinkOption['id']): boolean {
  return links.some((link) => link.id === id)
}
