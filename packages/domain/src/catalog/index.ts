export { navigationTree } from './navigation.ts'
export { defaultQuickLinkIds, quickLinkOptions } from './quick-links.ts'
export { accessTemplates, applications, leaderboardTypes, notificationPreferences } from './reference-data.ts'
