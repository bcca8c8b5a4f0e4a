'use client'

import {
  coreTexts,
  createLookup,
  formatMessage,
  type Message,
  type MessageCatalog,
  type PlaceholderValues,
  type Translate as TranslateTexts,
  useLocaleContext,
} from '@producer-portal/ui'
import { useMemo } from 'react'
import type { BrandPlaceholder } from './brand-texts.js'
import { commonMessages, type CommonTexts } from './common-messages.js'
import { type MessagesContextValue, useBrandTexts } from './MessagesProvider.js'

/** The entries of a catalog, and the common ones that it does not have itself. */
type WithCommon<T> = T & Omit<CommonTexts, keyof T>

/** Returns the text of a message; the compiler requires a value for each of its placeholders but the brand's own. */
export type Translate<T extends Readonly<Record<string, Message>>> = TranslateTexts<WithCommon<T>, BrandPlaceholder>

/**
 * Returns the texts of a subject and the common ones in the language around the component, with the brand's placeholders
 * filled.
 * @param catalog the subject's messages
 */
export function useMessages<T extends Readonly<Record<string, Message>>>(catalog: MessageCatalog<T>): Translate<T> {
  const brand = useBrandTexts()
  const context = useLocaleContext()
  return useMemo(() => createTranslate(catalog, { ...context, brand }), [catalog, context, brand])
}

/** Returns the texts of a subject outside of components. */
export function createTranslate<T extends Readonly<Record<string, Message>>>(
  catalog: MessageCatalog<T>,
  { brand, texts, locale }: MessagesContextValue,
): Translate<T> {
  const own = createLookup(catalog, texts)
  const common = createLookup(commonMessages, texts)
  const core = createLookup(coreTexts, texts)
  return (key, ...[values]) =>
    formatMessage(own(key) ?? common(key) ?? core(key) ?? key, { ...brand, ...(values as PlaceholderValues) }, locale)
}
