export {
  HelpFeedback,
  type FeedbackOutcome,
  type FeedbackPart,
  type HelpFeedbackProps,
} from './HelpFeedback/HelpFeedback.js'
export { helpPageMessages, helpPages } from './help-pages.js'
export { HelpIndex, type HelpIndexProps } from './HelpIndex/HelpIndex.js'
export { getQuotedLabels, type HelpAction, type HelpPageText } from './HelpPage/help-page.js'
export type { HelpPicture } from './HelpPage/HelpAnswer.js'
export { HelpPage, type HelpPageProps } from './HelpPage/HelpPage.js'
export { documentationMessages } from './messages.js'
export { quotedLabels } from './quoted-labels.js'
