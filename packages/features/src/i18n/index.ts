export { type BrandPlaceholder, type BrandTexts, toBrandTexts } from './brand-texts.js'
export {
  authored,
  type AuthoredEntry,
  type AuthoredText,
  type MessageCatalog,
  defineMessages,
  isMessageCatalog,
  listAuthored,
  type Message,
  type PlaceholdersOf,
  type PluralText,
} from './define-messages.js'
export type { DownloadState } from './FileOffer.js'
export { type FailureTexts, toFailureReasons, toFailureText } from './failure-texts.js'
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.js'
export { type PageTitle, pageTitles } from './page-titles.js'
export { commonMessages } from './common-messages.js'
export { type MessageOverrides, overrideMessages } from './override-messages.js'
export { type Translate, useMessages } from './useMessages.js'
