import * as v from 'valibot'
import { useCallback, useState } from 'react'
import { storedValue } from '../storage/stored.js'

type Widths = Readonly<Record<string, number>>

const none: Readonly<Record<string, Widths>> = {}
const stored = storedValue<Readonly<Record<string, Widths>>>(
  'device',
  'column_widths',
  v.record(v.string(), v.record(v.string(), v.number())),
  none,
)

/**
 * The widths that the user has given to the columns of a list; this device keeps them.
 * @param list identifies the list
 */
export function useColumnWidths(list: string) {
  const [byList, setByList] = useState(stored.read)
  const onColumnResize = useCallback(
    ({ columnId, width }: { readonly columnId: string; readonly width: number }) => {
      const last = stored.read()
      const next = { ...last, [list]: { ...last[list], [columnId]: width } }
      stored.write(next)
      setByList(next)
    },
    [list],
  )
  return { columnWidths: byList[list], onColumnResize }
}
