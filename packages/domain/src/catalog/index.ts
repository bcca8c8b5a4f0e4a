export { disabilityIncomeName, getReadyNote, navigationNames } from './names.ts'
export { homeOfficeNavigation, navigationTree } from './navigation.ts'
export { quickLinkNames } from './quick-link-names.ts'
export { canUseQuickLink, defaultQuickLinkIds, quickLinkOptions } from './quick-links.ts'
export {
  accessTemplates,
  applications,
  leaderboardDays,
  leaderboardTypes,
  notificationPreferences,
} from './reference-data.ts'
