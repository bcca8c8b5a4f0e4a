import type { InputHTMLAttributes } from 'react'
import type { FieldTexts } from '../Field/Field.js'
import type { ComboboxOption } from './options.js'

export interface ComboboxProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role'> {
  /** The choices, in the order they are shown; the first 100 that match are. */
  options: readonly ComboboxOption[]
  /** Value that is chosen; the empty string chooses none. Without it, the field keeps its own state. */
  value?: string
  /** Value that is chosen at first, when the field keeps the choice itself; none by default. */
  defaultValue?: string
  /** Called with the value that users choose, and with the empty string when they clear it. */
  onValueChange?: (value: string) => void
  /** Called with what is typed, for options that come from a search; with the empty string when typing is over. */
  onQueryChange?: (query: string) => void
  /** `contains` (the default) shows the options that hold what is typed; `none` shows them all, when a search chose them. */
  filter?: 'contains' | 'none'
  /** Shows a spinner while options are loading; false by default. */
  isLoading?: boolean
  /** Shown and read out when nothing matches; 'No matches' by default. */
  emptyText?: string
  /** Shown instead of a list while the first options are loading; 'Searching' by default. */
  loadingText?: string
  /** Shown and read out when the options could not be loaded, in place of those that are missing; none by default. */
  loadError?: string
  /** Draws a button beside that error and is called when it, or Enter in the box, is pressed. */
  onRetry?: () => void
  /** Label of that button; 'Retry' by default. */
  retryLabel?: string
  /** Read out after that error; 'Press Enter to try again.' by default. */
  retryHint?: string
  /** The number of matches, as it is read out; '3 results' by default. */
  resultsText?: (count: number) => string
  /** Under a list that does not show all; 'Showing 100 of 240. Type more to narrow the list.' by default. */
  moreText?: (shown: number, total: number) => string
  /** Name of the button that takes the choice away; 'Clear' by default. */
  clearLabel?: string
}
