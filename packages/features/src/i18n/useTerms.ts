'use client'

import { createLookup, type MessageOverrides, useLocaleContext } from '@producer-portal/ui'
import { useMemo } from 'react'

interface Named {
  readonly id: string
  readonly header: string
  readonly title?: string
}

/** The words that a language has for what the lists and the data name in English. */
export interface Terms {
  /** The word for a word of the data, such as a status; one that the language doesn't know stays. */
  readonly toTerm: (word: string) => string
  /** The column with its header and its title in the language; one of your own keeps its words without an override. */
  readonly nameColumn: <Column extends Named>(column: Column) => Column
}

/** The terms in the language around the component. They come from `columnMessages` and `termMessages`. */
export function useTerms(): Terms {
  const { texts } = useLocaleContext()
  return useMemo(() => createTerms(texts), [texts])
}

/** The terms of a language outside of components. */
export function createTerms(texts: readonly MessageOverrides[]): Terms {
  const [findTerm, findColumn] = [
    createLookup({ subject: 'terms', entries: {} }, texts),
    createLookup({ subject: 'columns', entries: {} }, texts),
  ]
  return {
    toTerm: (word) => toPlain(findTerm(word)) ?? word,
    nameColumn: (column) => {
      const header = toPlain(findColumn(column.id))
      if (header === undefined) return column
      return { ...column, header, title: toPlain(findColumn(`${column.id}-title`)) ?? header }
    },
  }
}

const toPlain = (text: ReturnType<ReturnType<typeof createLookup>>) => (typeof text === 'object' ? text.other : text)
