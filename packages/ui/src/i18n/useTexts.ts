'use client'

import { useMemo } from 'react'
import { formatMessage, type PlaceholderValues } from './format-message.js'
import { type LocaleContextValue, noTexts, useLocaleContext } from './LocaleProvider.js'
import {
  getText,
  type Message,
  type MessageCatalog,
  type MessageOverrides,
  type PlaceholdersOf,
  type PluralText,
} from './messages.js'

type Values<P extends string> = [P] extends [never] ? [] : [values: Readonly<Record<P, string | number>>]

/** Returns the text of a message; the compiler requires a value for each of its placeholders but those in `Filled`. */
export type Translate<T extends Readonly<Record<string, Message>>, Filled extends string = never> = <
  K extends keyof T & string,
>(
  key: K,
  ...values: Values<Exclude<PlaceholdersOf<T[K]>, Filled>>
) => string

/** Returns the texts of a catalog in the language of the provider around the component. */
export function useTexts<T extends Readonly<Record<string, Message>>>(catalog: MessageCatalog<T>): Translate<T> {
  const context = useLocaleContext()
  return useMemo(() => createTranslate(catalog, context), [catalog, context])
}

/** Returns the texts of a catalog outside of components. */
export function createTranslate<T extends Readonly<Record<string, Message>>>(
  catalog: MessageCatalog<T>,
  context: LocaleContextValue = noTexts,
): Translate<T> {
  const find = createLookup(catalog, context.texts)
  return (key, ...[values]) => formatMessage(find(key) ?? key, (values ?? {}) as PlaceholderValues, context.locale)
}

/** Finds the text of an entry of a catalog, replaced or not. */
export function createLookup({ subject, entries }: MessageCatalog, texts: readonly MessageOverrides[]) {
  const own = texts.filter((override) => override.subject === subject)
  return (key: string): string | PluralText | undefined =>
    own.findLast((override) => override.texts[key])?.texts[key] ?? (entries[key] && getText(entries[key]))
}
