import type { ContractType } from '@producer-portal/domain/cases'
import { useDashboardCases } from './useDashboardCases.js'

export interface CaseCounts {
  /** How many cases each list holds, that nobody knows yet, or that they could not be had. */
  readonly counts: Readonly<Record<ContractType, number>> | 'loading' | 'error'
  readonly reload: () => void
}

/** The sizes of the three dashboard lists; loads nothing unless `isWanted`. */
export function useCaseCounts(isWanted: boolean): CaseCounts {
  const pending = useDashboardCases(isWanted ? 'pending' : null)
  const issued = useDashboardCases(isWanted ? 'issued' : null)
  const notPlaced = useDashboardCases(isWanted ? 'not_placed' : null)
  const lists = [pending, issued, notPlaced]
  const reload = () => {
    for (const list of lists) list.reload()
  }
  if (lists.some(({ error }) => error !== undefined)) return { counts: 'error', reload }
  if (!pending.data || !issued.data || !notPlaced.data) return { counts: 'loading', reload }
  const counts = { pending: pending.data.length, issued: issued.data.length, not_placed: notPlaced.data.length }
  return { counts, reload }
}
