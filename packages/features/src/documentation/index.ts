export { helpPages } from './help-pages.js'
export type { HelpBlock, HelpOutline, HelpPageText, HelpSection } from './HelpPage/help-page-text.js'
export { HelpPage, type HelpPageProps } from './HelpPage/HelpPage.js'
export { columnSettingsFaqMessages, documentationMessages, uploadFaqMessages } from './messages.js'
export {
  assignManagersMessages,
  manageAccessFaqMessages,
  shareAgencyInfoMessages,
  shareAgentInfoMessages,
  suspendStaffMessages,
} from './manage-access-guides.js'
export { quickLinksFaqMessages } from './quick-links-faq.js'
