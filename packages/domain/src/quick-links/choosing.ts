import type { QuickLinkId, QuickLinkOption } from './entities.ts'

type Links = readonly QuickLinkOption[]

/** The options that are not chosen yet. */
export function availableQuickLinks(options: Links, chosen: Links): Links {
  return options.filter(({ id }) => !holds(chosen, id))
}

/** Adds options at the end, in the order of the ids; what is chosen already or is no option stays out. */
export function addQuickLinks(chosen: Links, options: Links, ids: readonly QuickLinkId[]): Links {
  return ids.reduce<Links>((links, id) => {
    const option = options.find((candidate) => candidate.id === id)
    return option && !holds(links, id) ? [...links, option] : links
  }, chosen)
}

/** Takes a link out of the chosen ones. */
export function removeQuickLink(chosen: Links, id: QuickLinkId): Links {
  return chosen.filter((link) => link.id !== id)
}

/** Puts a chosen link at a place, counted from 0 and kept within the list: what a drag ends with. */
export function placeQuickLink(chosen: Links, id: QuickLinkId, place: number): Links {
  const link = chosen.find((candidate) => candidate.id === id)
  if (link === undefined) return chosen
  const others = removeQuickLink(chosen, id)
  return others.toSpliced(Math.max(0, place), 0, link)
}

/** The ids to save, in their order. */
export function quickLinkIds(chosen: Links): QuickLinkId[] {
  return chosen.map(({ id }) => id)
}

/** True if links or their order differ from what is saved. */
export function hasQuickLinkChanges(chosen: Links, saved: Links): boolean {
  return chosen.length !== saved.length || chosen.some(({ id }, at) => id !== saved[at]?.id)
}

function holds(links: Links, id: QuickLinkId): boolean {
  return links.some((link) => link.id === id)
}
