export { getReadyNote, navigationNames, quickLinkNames } from './names.ts'
export { navigationTree } from './navigation.ts'
export { canUseQuickLink, defaultQuickLinkIds, quickLinkOptions } from './quick-links.ts'
export {
  accessTemplates,
  applications,
  leaderboardDays,
  leaderboardTypes,
  notificationPreferences,
} from './reference-data.ts'
