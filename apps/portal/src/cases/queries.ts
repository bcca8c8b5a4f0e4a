import { getContracts, inLoadOrder } from '@producer-portal/domain/cases'
import type { Case, ContractType } from '@producer-portal/domain/cases'
import type { LoadedList } from '@producer-portal/features/cases'
import { useCachedAnswer } from '../api/useQuery.js'
import { useAgentRows, useListQuery, widgetListState } from '../lists/useListQuery.js'
import type { ListQuery } from '../lists/useListQuery.js'

const inOrder = (cases: readonly Case[]) => inLoadOrder(cases)

/**
 * The cases of a dashboard list, longest pending first.
 * @param number an agency number; without one the user's own cases
 */
function useDashboardCases(type: ContractType, number?: string): ListQuery<Case> {
  return useListQuery(getContracts, { query: { type, number } }, inOrder)
}

export interface CaseLists {
  readonly lists: Readonly<Record<ContractType, LoadedList<Case>>>
  /** Loads all three again. */
  readonly reload: () => void
}

const noCases: readonly Case[] = []

/**
 * The three New Business lists of the dashboard.
 * @param number an agency number; without one the user's own cases
 * @param agent leaves the cases of this agent only
 */
export function useCaseLists(number?: string, agent?: string): CaseLists {
  const pending = useDashboardCases('pending', number)
  const issued = useDashboardCases('issued', number)
  const notPlaced = useDashboardCases('not_placed', number)
  return {
    lists: {
      pending: useWidgetList(pending, agent),
      issued: useWidgetList(issued, agent),
      not_placed: useWidgetList(notPlaced, agent),
    },
    reload: () => {
      for (const list of [pending, issued, notPlaced]) void list.reload()
    },
  }
}

function useWidgetList(query: ListQuery<Case>, agent?: string): LoadedList<Case> {
  const state = widgetListState(query)
  const loaded = (state === 'ready' && query.data) || noCases
  return { state, rows: useAgentRows(loaded, agent), staleSince: query.staleSince }
}

/**
 * The number of cases each list has, where the dashboard has loaded it.
 * @param number an agency number; without one the user's own cases
 * @param agent counts the cases of this agent only
 */
export function useLoadedCaseCounts(
  number?: string,
  agent?: string,
): Readonly<Record<ContractType, number | undefined>> {
  return {
    pending: useLoadedCount('pending', number, agent),
    issued: useLoadedCount('issued', number, agent),
    not_placed: useLoadedCount('not_placed', number, agent),
  }
}

function useLoadedCount(type: ContractType, number?: string, agent?: string): number | undefined {
  const loaded = useCachedAnswer(getContracts, { query: { type, number } })
  const counted = useAgentRows(loaded ?? noCases, agent)
  return loaded && counted.length
}
