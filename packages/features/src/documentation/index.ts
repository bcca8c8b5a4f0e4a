export { phaseOutFaqMessages, transitionNoticeMessages } from './classic-phase-out.js'
export { helpPages } from './help-pages.js'
export {
  HelpFeedback,
  type FeedbackOutcome,
  type FeedbackPart,
  type HelpFeedbackProps,
} from './HelpFeedback/HelpFeedback.js'
export { HelpIndex, type HelpIndexProps } from './HelpIndex/HelpIndex.js'
export type {
  HelpAction,
  HelpBlock,
  HelpOutline,
  HelpPageText,
  HelpPicture,
  HelpPictureName,
  HelpSection,
  LabelSource,
} from './HelpPage/help-page-text.js'
export { HelpPage, type HelpPageProps } from './HelpPage/HelpPage.js'
export { getQuotedLabels } from './HelpPage/page-texts.js'
export { columnSettingsFaqMessages, documentationMessages, uploadFaqMessages } from './messages.js'
export {
  assignManagersMessages,
  manageAccessFaqMessages,
  shareAgencyInfoMessages,
  shareAgentInfoMessages,
  suspendStaffMessages,
} from './manage-access-guides.js'
export { portalFaqMessages } from './portal-faq.js'
export { quickLinksFaqMessages } from './quick-links-faq.js'
