import { defaultLocale } from '@producer-portal/ui'
import { defaultBrandTexts } from '../i18n/brand-texts.js'
import type { MessagesContextValue } from '../i18n/MessagesProvider.js'

/** The words without a provider. */
export const defaultMessagesContext: MessagesContextValue = {
  locale: defaultLocale,
  texts: [],
  brand: defaultBrandTexts,
}
