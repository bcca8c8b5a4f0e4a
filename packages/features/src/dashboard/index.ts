export { ActivitySkeleton } from './ActivitySkeleton/ActivitySkeleton.js'
export { DashboardHome, type DashboardHomeProps } from './DashboardHome/DashboardHome.js'
export { LegacyPasswordBanner, type LegacyPasswordBannerProps } from './LegacyPasswordBanner/LegacyPasswordBanner.js'
export { classicPasswordMessages, mobileAppMessages, withoutListsMessages } from './later-messages.js'
export { dashboardMessages, worklistMessages } from './messages.js'
export { MobileApp, type MobileAppProps } from './MobileApp/MobileApp.js'
export {
  type ProductHrefs,
  type ProductLink,
  ProductLinks,
  type ProductLinksProps,
} from './ProductLinks/ProductLinks.js'
export { QuickLinks, type QuickLinksProps } from './QuickLinks/QuickLinks.js'
export { SearchPrompt, type SearchPromptProps } from './SearchPrompt/SearchPrompt.js'
export { WelcomeBox } from './WelcomeBox/WelcomeBox.js'
export { Worklist, type WorklistProps } from './Worklist/Worklist.js'
