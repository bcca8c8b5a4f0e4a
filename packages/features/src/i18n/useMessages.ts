'use client'

import { formatCount } from '@producer-portal/ui'
import { useContext, useMemo } from 'react'
import { commonMessages, type CommonTexts } from './common-messages.js'
import { getText } from './define-messages.js'
import type { Message, MessageCatalog, PlaceholdersOf, PluralText } from './define-messages.js'
import { defaultMessagesContext, MessagesContext, type MessagesContextValue } from './MessagesProvider.js'
import type { MessageOverrides } from './override-messages.js'

type Values<P extends string> = [P] extends [never] ? [] : [values: Readonly<Record<P, string | number>>]

/** The entries of a catalog, and the common ones that it does not have itself. */
type WithCommon<T> = T & Omit<CommonTexts, keyof T>

/** Returns the text of a message; the compiler requires a value for each of its placeholders. */
export type Translate<T extends Readonly<Record<string, Message>>> = <K extends keyof WithCommon<T> & string>(
  key: K,
  ...values: Values<PlaceholdersOf<WithCommon<T>[K]>>
) => string

/**
 * Returns the texts of a subject and the common ones: the deployment's overrides first, with the brand's placeholders
 * filled.
 * @param catalog the subject's messages
 */
export function useMessages<T extends Readonly<Record<string, Message>>>(catalog: MessageCatalog<T>): Translate<T> {
  const context = useContext(MessagesContext)
  return useMemo(() => createTranslate(catalog, context), [catalog, context])
}

/** Returns the texts of a subject outside of components. */
export function createTranslate<T extends Readonly<Record<string, Message>>>(
  catalog: MessageCatalog<T>,
  { brand, overrides }: MessagesContextValue = defaultMessagesContext,
): Translate<T> {
  const own = createLookup(catalog, overrides)
  const common = createLookup(commonMessages, overrides)
  return (key, ...[values]) =>
    formatMessage(own(key) ?? common(key) ?? key, { ...brand, ...(values as PlaceholderValues) })
}

/** Finds the text of an entry of a catalog, replaced or not. */
function createLookup({ subject, entries }: MessageCatalog, overrides: readonly MessageOverrides[]) {
  const replaced: MessageOverrides['texts'] = Object.assign(
    {},
    ...overrides.filter((override) => override.subject === subject).map(({ texts }) => texts),
  )
  return (key: string): string | PluralText | undefined => {
    const entry = entries[key]
    return replaced[key] ?? (entry && getText(entry))
  }
}

export type PlaceholderValues = Readonly<Record<string, string | number>>

const pluralRules = new Intl.PluralRules('en-US')

/**
 * Formats the text that users see.
 * @param text a plain text, or a plural text whose form is chosen by `values.count`
 * @param values the values of the `{name}` placeholders; numbers are grouped (10,000), strings used as they are
 * @returns the text; a placeholder without a value stays visible, so that a wrong override is noticed
 */
export function formatMessage(text: string | PluralText, values: PlaceholderValues): string {
  const form = typeof text === 'string' ? text : pickForm(text, values['count'])
  return form.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? formatCount(value) : value
  })
}

function pickForm(text: PluralText, count: string | number | undefined): string {
  return pluralRules.select(Number(count)) === 'one' ? text.one : text.other
}
