'use client'

import { useContext, useMemo } from 'react'
import { type MessageCatalog, type Message, type PlaceholdersOf, getText } from './define-messages.js'
import { formatMessage, type PlaceholderValues } from './format-message.js'
import { MessagesContext } from './MessagesProvider.js'

type Values<P extends string> = [P] extends [never] ? [] : [values: Readonly<Record<P, string | number>>]

/** Gives the words for a message name; the compiler asks for a value for every place of the text. */
export type Say<T extends Readonly<Record<string, Message>>> = <K extends keyof T & string>(
  key: K,
  ...values: Values<PlaceholdersOf<T[K]>>
) => string

/**
 * Returns the texts of a subject: the deployment's overrides first, with the brand's placeholders filled.
 * @param catalogue the subject's messages
 */
export function useMessages<T extends Readonly<Record<string, Message>>>(catalogue: MessageCatalog<T>): Say<T> {
  const { brand, overrides } = useContext(MessagesContext)
  return useMemo(() => {
    const own = overrides.filter(({ subject }) => subject === catalogue.subject).map(({ texts }) => texts)
    const replaced = Object.assign({}, ...own) as Readonly<Record<string, ReturnType<typeof getText> | undefined>>
    return (key, ...[values]) =>
      formatMessage(replaced[key] ?? getText(catalogue.entries[key] ?? key), {
        ...brand,
        ...(values as PlaceholderValues),
      })
  }, [brand, catalogue, overrides])
}
