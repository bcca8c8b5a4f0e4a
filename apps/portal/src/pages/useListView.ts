import type { ListView } from '@producer-portal/domain/cases'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListView, writeListView } from './list-view-query.js'

/** Page and sort of a list, kept in the address: reload and Back bring them back. */
export interface ListViewControl<ColumnId extends string> {
  readonly view: ListView<ColumnId>
  /** Changes a part of the view; what follows in the same moment adds to it. */
  readonly change: (part: Partial<ListView>) => void
}

/** @param columns the columns that the list can be sorted by */
export function useListView<ColumnId extends string>(columns: readonly ColumnId[]): ListViewControl<ColumnId> {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readListView(query, columns), [query, columns])

  // The address changes a moment after it was asked for: a sort and its return to page 1 must not undo each other.
  const asked = useRef<ListView>(view)
  useEffect(() => {
    asked.current = view
  }, [view])
  const change = (part: Partial<ListView>) => {
    const before = String(writeListView(asked.current, query))
    asked.current = { ...asked.current, ...part }
    const next = writeListView(asked.current, query)
    if (String(next) !== before) setQuery(next, { preventScrollReset: true })
  }
  return { view, change }
}
