import { defaultBrand } from '@producer-portal/domain/brand'
import { defaultLocale } from '@producer-portal/ui'
import { toBrandTexts } from '../i18n/brand-texts.js'
import type { MessagesContextValue } from '../i18n/MessagesProvider.js'

/** The words of the default brand in English. */
export const defaultMessagesContext: MessagesContextValue = {
  locale: defaultLocale,
  texts: [],
  brand: toBrandTexts(defaultBrand),
}
