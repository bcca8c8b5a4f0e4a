export { AppFrame, type AppFrameProps, type ExternalHrefs } from './AppFrame/AppFrame.js'
export { BrowserBanner } from './BrowserBanner/BrowserBanner.js'
export { CodeCheck, type CodeCheckProps } from './CodeCheck/CodeCheck.js'
export { type SiteHrefs, type SiteLink } from './HeaderLinks/HeaderLinks.js'
export { LeaveModal, type LeaveModalProps } from './LeaveModal/LeaveModal.js'
export { codeCheckMessages, laterShellMessages, profileCardMessages } from './later-messages.js'
export { shellMessages } from './messages.js'
export type { NavigationState, ShellHrefs } from './Navigation/navigation-view.js'
export { type ProfileFact, type ProfileLink, type ProfileView, toProfileView } from './ProfileCard/profile-view.js'
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.js'
export { SignInFrame, type SignInFrameProps } from './SignInFrame/SignInFrame.js'
export { OfflineBar, type OfflineBarProps } from './OfflineBar/OfflineBar.js'
export {
  EndedOffline,
  type EndedOfflineProps,
  GlobalCrash,
  type GlobalCrashProps,
  SectionCrash,
  type SectionCrashProps,
} from './StatusPage/CrashScreens.js'
export { NotFound, type NotFoundProps, ServiceErrorPage, type ServiceErrorPageProps } from './StatusPage/ErrorPages.js'
