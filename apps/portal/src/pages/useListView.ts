import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readListAddress, writeListAddress } from './list-view-query.js'
import type { ListAddress, ListAddressShape } from './list-view-query.js'

/** What is seen of a list, kept in the address: reload and Back bring it back. */
export interface ListViewControl<ColumnId extends string> {
  readonly view: ListAddress<ColumnId>
  /** Changes a part of the view; what follows in the same moment adds to it. */
  readonly change: (part: Partial<ListAddress>) => void
}

/** Page, page size, sort and filters of a list in the address of the page. */
export function useListView<ColumnId extends string>(shape: ListAddressShape<ColumnId>): ListViewControl<ColumnId> {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readListAddress(query, shape), [query, shape])

  // The address changes a moment after it was asked for: a sort and its return to page 1 must not undo each other.
  const asked = useRef<ListAddress>(view)
  useEffect(() => {
    asked.current = view
  }, [view])
  const change = (part: Partial<ListAddress>) => {
    const before = String(writeListAddress(asked.current, query, shape))
    asked.current = { ...asked.current, ...part }
    const next = writeListAddress(asked.current, query, shape)
    if (String(next) !== before) setQuery(next, { preventScrollReset: true })
  }
  return { view, change }
}
