'use client'

import {
  createLookup,
  defaultLocale,
  formatMessage,
  type Locale,
  type MessageOverrides,
  useLocaleContext,
} from '@producer-portal/ui'
import { useMemo } from 'react'

interface Named {
  readonly id: string
  readonly header: string
  readonly title?: string
}

/** The words that a language has for what the lists and the data name in English. */
export interface Terms {
  /**
   * The word for a word of the data, such as a status; one that the language doesn't know stays. A word with a place,
   * such as `{count} ready`, is for all that differ only there; what stands there may be a word as well.
   */
  readonly toTerm: (word: string) => string
  /** The column with its header and its title in the language; one of your own keeps its words without an override. */
  readonly nameColumn: <Column extends Named>(column: Column) => Column
}

/** The terms in the language around the component. They come from `columnMessages` and `termMessages`. */
export function useTerms(): Terms {
  const { texts, locale } = useLocaleContext()
  return useMemo(() => createTerms(texts, locale), [texts, locale])
}

/** The terms of a language outside of components. */
export function createTerms(texts: readonly MessageOverrides[], locale: Locale = defaultLocale): Terms {
  const [findTerm, findColumn] = [
    createLookup({ subject: 'terms', entries: {} }, texts),
    createLookup({ subject: 'columns', entries: {} }, texts),
  ]
  const patterns = texts
    .flatMap(({ subject, texts: words }) => (subject === 'terms' ? Object.keys(words) : []))
    .flatMap((word) => {
      const [, before, place, after] = /^(.*)\{(\w+)\}(.*)$/.exec(word) ?? []
      return place === undefined ? [] : [{ word, before, place, after }]
    })
  const toTerm = (word: string): string => toPlain(findTerm(word)) ?? findPattern(word) ?? word
  const findPattern = (term: string) => {
    for (const { word, before = '', place, after = '' } of patterns) {
      const text = findTerm(word)
      if (text && term.startsWith(before) && term.endsWith(after) && term.length > before.length + after.length)
        return formatMessage(text, { [place]: toTerm(term.slice(before.length, term.length - after.length)) }, locale)
    }
    return undefined
  }
  return {
    toTerm,
    nameColumn: (column) => {
      const header = toPlain(findColumn(column.id))
      if (header === undefined) return column
      return { ...column, header, title: toPlain(findColumn(`${column.id}-title`)) ?? header }
    },
  }
}

const toPlain = (text: ReturnType<ReturnType<typeof createLookup>>) => (typeof text === 'object' ? text.other : text)
