import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { matchesAgent } from '@producer-portal/domain/lists'
import { useMemo } from 'react'
import type { CallOptions, CallRequest } from '../api/client.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { useEnvironment } from '../config/queries.js'

/**
 * Reads a list and sorts it into its load order. Lists load only once the environment's settings have loaded.
 * @param request `null` loads nothing
 * @param inOrder keep the function between renders
 * @param options how the call is made
 */
export function useListQuery<E extends Endpoint, Row>(
  endpoint: E,
  request: CallRequest<E> | null,
  inOrder: (rows: EndpointAnswer<E>) => Row[],
  options?: CallOptions,
): Query<Row[]> {
  const environment = useEnvironment()
  const list = useQuery(endpoint, environment.data ? request : null, options)
  const data = useMemo(() => list.data && inOrder(list.data), [list.data, inOrder])
  if (environment.data || environment.error === undefined) {
    return { ...list, data, isLoading: list.isLoading && request !== null }
  }
  return { ...environment, data, isLoading: false }
}

/** The rows of a chosen agent or agency; all without one. */
export function useAgentRows<Row extends Parameters<typeof matchesAgent>[0]>(
  rows: readonly Row[],
  agent?: string,
): readonly Row[] {
  return useMemo(() => (agent === undefined ? rows : rows.filter((row) => matchesAgent(row, agent))), [rows, agent])
}

/** The state of a list for its screen. A failed list shows its failure even if it has older rows. */
export function toListState({ isLoading, error }: Pick<Query<unknown>, 'isLoading' | 'error'>) {
  if (error !== undefined) return 'error'
  return isLoading ? 'loading' : 'ready'
}

/** The state of one of several lists for a widget: loading until there is an answer. */
export function widgetListState({ data, error }: Pick<Query<unknown>, 'data' | 'error'>) {
  if (error !== undefined) return 'error'
  return data === undefined ? 'loading' : 'ready'
}
