export { type BrandPlaceholder, type BrandTexts, toBrandTexts } from './brand-texts.js'
export {
  authored,
  type AuthoredEntry,
  type AuthoredText,
  defineMessages,
  isMessageCatalog,
  listAuthored,
} from './define-messages.js'
export type { DownloadState } from './FileOffer.js'
export { type FailureTexts, toFailureReasons, toFailureText } from './failure-texts.js'
export type { MessageCatalog } from '@producer-portal/ui'
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.js'
export { commonMessages } from './common-messages.js'
export { type MessageOverrides, overrideMessages } from '@producer-portal/ui'
export { type Translate, useMessages } from './useMessages.js'
export { type Terms, useTerms } from './useTerms.js'
