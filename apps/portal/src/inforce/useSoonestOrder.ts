import { withSoonestFirst } from '@producer-portal/domain/inforce'
import type { ListControl } from '@producer-portal/domain/lists'
import * as v from 'valibot'
import { useMemo, useState } from 'react'
import { storedValue } from '../storage/stored.js'

const stored = storedValue('device', 'soonest_lapse_first', v.boolean(), false)

/**
 * The order that the user wants for Pending Lapse; this device keeps it.
 * @param rules those of the list that is shown; keep the object between renders
 * @returns the rules with that order, and what makes the choice for the screen from the state of its list: a choice shows
 * page 1, and ends a sort, which would stand above it
 */
export function useSoonestOrder<Rules extends Parameters<typeof withSoonestFirst>[0] & { readonly type: string }>(
  rules: Rules,
) {
  const [isSoonestFirst, setSoonestFirst] = useState(stored.read)
  const ordered = useMemo(
    () => (isSoonestFirst && rules.type === 'pending-lapse' ? withSoonestFirst(rules) : rules),
    [isSoonestFirst, rules],
  )
  const toSoonest = <Filters>({ sort, onSortClear }: ListControl<Filters>) => ({
    isSoonestFirst: isSoonestFirst && sort === null,
    onSoonestFirstChange: (isFirst: boolean) => {
      stored.write(isFirst)
      setSoonestFirst(isFirst)
      onSortClear?.()
    },
  })
  return { rules: ordered, toSoonest }
}
