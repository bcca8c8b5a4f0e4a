export {
  addQuickLinks,
  availableQuickLinks,
  hasQuickLinkChanges,
  placeQuickLink,
  quickLinkIds,
  removeQuickLink,
} from './choosing.ts'
export { getQuickLinks, saveQuickLinkSelections } from './choosing-endpoints.ts'
export { getQuickLinkSelections } from './endpoints.ts'
export { quickLinkTypes } from './entities.ts'
export type { QuickLinkId, QuickLinkOption, QuickLinkSelection, QuickLinkType } from './entities.ts'
export { groupQuickLinks, quickLinkOptions } from './groups.ts'
export type { QuickLinkGroups } from './groups.ts'
export { mergeQuickLinks } from './merge.ts'
export { chosenQuickLinks, isPortalPath, reachableQuickLinks, reachableUrl } from './reachable.ts'
