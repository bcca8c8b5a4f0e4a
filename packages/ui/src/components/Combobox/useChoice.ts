'use client'
import { useMemo, useState } from 'react'
import { matchText } from './match-text.js'
import type { ComboboxOption } from './options.js'

/** More options than this are no help and make typing slow. */
const mostShown = 100

export interface ChoiceSetting {
  options: readonly ComboboxOption[]
  value: string | undefined
  defaultValue: string
  filter: 'contains' | 'none'
  onValueChange: ((value: string) => void) | undefined
  onQueryChange: ((query: string) => void) | undefined
}

/** The choice, the typed text and the options that match. */
export interface Choice {
  /** The text in the box. */
  text: string
  /** The typed text; null while the user is not typing: the box then shows the choice, and the list every option. */
  query: string | null
  chosen: ComboboxOption | null
  /** The options that match, at most a hundred of them. */
  shown: readonly ComboboxOption[]
  /** The number of matches in all. */
  total: number
  type: (text: string) => void
  /** Chooses an option, or none. */
  choose: (option: ComboboxOption | null) => void
  /** Forgets what was typed. */
  stopTyping: () => void
  /** The option whose whole label was typed. */
  findTyped: () => ComboboxOption | undefined
}

/** Keeps the choice of a combobox, or follows the one that is given. */
export function useChoice({
  options,
  defaultValue,
  filter,
  onValueChange,
  onQueryChange,
  ...setting
}: ChoiceSetting): Choice {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const [lastChosen, setLastChosen] = useState<ComboboxOption | null>(null)
  const [query, setQuery] = useState<string | null>(null)

  const value = setting.value ?? ownValue
  // Options that come from a search may no longer hold the one that was chosen.
  const chosen = options.find((option) => option.value === value) ?? (lastChosen?.value === value ? lastChosen : null)
  const matches = useMemo(
    () => (filter === 'none' || !query ? options : options.filter(({ label }) => matchText(label, query))),
    [options, query, filter],
  )

  const stopTyping = () => {
    if (query === null) return
    setQuery(null)
    onQueryChange?.('')
  }
  return {
    text: query ?? chosen?.label ?? '',
    query,
    chosen,
    shown: matches.slice(0, mostShown),
    total: matches.length,
    stopTyping,
    type: (text) => {
      setQuery(text)
      onQueryChange?.(text)
    },
    choose: (option) => {
      const next = option?.value ?? ''
      setLastChosen(option)
      setOwnValue(next)
      stopTyping()
      if (next !== value) onValueChange?.(next)
    },
    findTyped: () => {
      const typed = query?.trim().toLowerCase()
      return typed ? options.find(({ label, isDisabled }) => !isDisabled && label.toLowerCase() === typed) : undefined
    },
  }
}
