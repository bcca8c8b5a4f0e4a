'use client'

import { useContext, useMemo } from 'react'
import { getText } from './define-messages.js'
import type { Message, MessageCatalog, PlaceholdersOf, PluralText } from './define-messages.js'
import { MessagesContext } from './MessagesProvider.js'

type Values<P extends string> = [P] extends [never] ? [] : [values: Readonly<Record<P, string | number>>]

/** Returns the text of a message; the compiler requires a value for each of its placeholders. */
export type Translate<T extends Readonly<Record<string, Message>>> = <K extends keyof T & string>(
  key: K,
  ...values: Values<PlaceholdersOf<T[K]>>
) => string

/**
 * Returns the texts of a subject: the deployment's overrides first, with the brand's placeholders filled.
 * @param catalog the subject's messages
 */
export function useMessages<T extends Readonly<Record<string, Message>>>(catalog: MessageCatalog<T>): Translate<T> {
  const { brand, overrides } = useContext(MessagesContext)
  return useMemo(() => {
    const own = overrides.filter(({ subject }) => subject === catalog.subject).map(({ texts }) => texts)
    const replaced = Object.assign({}, ...own) as Readonly<Record<string, ReturnType<typeof getText> | undefined>>
    return (key, ...[values]) =>
      formatMessage(replaced[key] ?? getText(catalog.entries[key] ?? key), {
        ...brand,
        ...(values as PlaceholderValues),
      })
  }, [brand, catalog, overrides])
}

export type PlaceholderValues = Readonly<Record<string, string | number>>

const pluralRules = new Intl.PluralRules('en-US')
const numbers = new Intl.NumberFormat('en-US')

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
    return typeof value === 'number' ? numbers.format(value) : value
  })
}

function pickForm(text: PluralText, count: string | number | undefined): string {
  return pluralRules.select(Number(count)) === 'one' ? text.one : text.other
}
