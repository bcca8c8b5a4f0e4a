import { withSoonestFirst } from '@producer-portal/domain/inforce'
import * as v from 'valibot'
import { useCallback, useMemo, useState } from 'react'
import { storedValue } from '../storage/stored.js'

const stored = storedValue('device', 'soonest_lapse_first', v.boolean(), false)

/**
 * The order that the user wants for Pending Lapse; this device keeps it.
 * @param rules those of the list that is shown; keep the object between renders
 * @returns the rules with that order, and the choice for the screen
 */
export function useSoonestOrder<Rules extends Parameters<typeof withSoonestFirst>[0] & { readonly type: string }>(
  rules: Rules,
) {
  const [isSoonestFirst, setSoonestFirst] = useState(stored.read)
  const onSoonestFirstChange = useCallback((isFirst: boolean) => {
    stored.write(isFirst)
    setSoonestFirst(isFirst)
  }, [])
  const ordered = useMemo(
    () => (isSoonestFirst && rules.type === 'pending-lapse' ? withSoonestFirst(rules) : rules),
    [isSoonestFirst, rules],
  )
  return { rules: ordered, soonest: { isSoonestFirst, onSoonestFirstChange } }
}
