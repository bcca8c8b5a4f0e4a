export {
  addQuickLinks,
  availableQuickLinks,
  hasQuickLinkChanges,
  moveQuickLink,
  placeQuickLink,
  quickLinkIds,
  removeQuickLink,
} from './choosing.ts'
export { getQuickLinks, getQuickLinkSelections, saveQuickLinkSelections } from './endpoints.ts'
export { quickLinkGroupsSchema, quickLinkOptionSchema, quickLinkSelectionSchema, quickLinkTypes } from './entities.ts'
export type { QuickLinkGroups, QuickLinkId, QuickLinkOption, QuickLinkSelection, QuickLinkType } from './entities.ts'
export {
  chosenQuickLinks,
  groupQuickLinks,
  isPortalPath,
  isQuickLinkType,
  quickLinkOptions,
  reachableQuickLinks,
  reachableUrl,
} from './groups.ts'
