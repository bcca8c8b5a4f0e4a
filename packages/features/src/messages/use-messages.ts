'use client'

import { useContext, useMemo } from 'react'
import { type Catalogue, type Message, type PlacesOf, textOf } from './define-messages.js'
import { formatMessage, type PlaceValues } from './format-message.js'
import { MessagesContext } from './MessagesProvider.js'

type Values<P extends string> = [P] extends [never] ? [] : [values: Readonly<Record<P, string | number>>]

/** Gives the words for a message name; the compiler asks for a value for every place of the text. */
export type Say<T extends Readonly<Record<string, Message>>> = <K extends keyof T & string>(
  key: K,
  ...values: Values<PlacesOf<T[K]>>
) => string

/**
 * The texts of a subject as the reader sees them: overrides of the deployment first, brand places filled.
 * @param catalogue the subject's messages
 */
export function useMessages<T extends Readonly<Record<string, Message>>>(catalogue: Catalogue<T>): Say<T> {
  const { brand, overrides } = useContext(MessagesContext)
  return useMemo(() => {
    const own = overrides.filter(({ subject }) => subject === catalogue.subject).map(({ texts }) => texts)
    const replaced = Object.assign({}, ...own) as Readonly<Record<string, ReturnType<typeof textOf> | undefined>>
    return (key, ...[values]) =>
      formatMessage(replaced[key] ?? textOf(catalogue.entries[key] ?? key), { ...brand, ...(values as PlaceValues) })
  }, [brand, catalogue, overrides])
}
