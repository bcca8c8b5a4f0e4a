import type { Case, ContractType } from '@producer-portal/domain/cases'
import type { CaseWidgetList } from '@producer-portal/features/cases'
import { widgetListState } from './list-state.js'
import { useDashboardCases } from './useDashboardCases.js'
import type { Query } from './useQuery.js'

export interface DashboardLists {
  readonly lists: Readonly<Record<ContractType, CaseWidgetList>>
  /** Loads all three again. */
  readonly reload: () => void
}

const none: readonly Case[] = []

/**
 * The three New Business lists of the dashboard.
 * @param number an agency number; without one the user's own cases
 */
export function useDashboardLists(number?: string): DashboardLists {
  const pending = useDashboardCases('pending', number)
  const issued = useDashboardCases('issued', number)
  const notPlaced = useDashboardCases('not_placed', number)
  return {
    lists: { pending: listOf(pending), issued: listOf(issued), not_placed: listOf(notPlaced) },
    reload: () => {
      for (const list of [pending, issued, notPlaced]) list.reload()
    },
  }
}

function listOf(query: Query<Case[]>): CaseWidgetList {
  const state = widgetListState(query)
  return { state, cases: (state === 'ready' && query.data) || none }
}
