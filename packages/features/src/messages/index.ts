export { type BrandPlace, brandTexts, type BrandTexts, defaultBrandTexts } from './brand-texts.js'
export {
  authored,
  type AuthoredText,
  type Catalogue,
  defineMessages,
  type Message,
  type PlacesOf,
  type PluralText,
} from './define-messages.js'
export { formatMessage } from './format-message.js'
export { type AuthoredEntry, listAuthored } from './list-authored.js'
export { MessagesProvider, type MessagesProviderProps } from './MessagesProvider.js'
export { listMessages } from './list-messages.js'
export { type MessageOverrides, overrideMessages } from './override-messages.js'
export { type Say, useMessages } from './use-messages.js'
