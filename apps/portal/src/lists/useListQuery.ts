import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { matchesAgent } from '@producer-portal/domain/lists'
import { useMemo } from 'react'
import type { CallOptions, CallRequest } from '../api/client.js'
import { getAnswerTime } from '../api/shown-data.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { useEnvironment } from '../config/queries.js'

/** A list as a page sees it. */
export interface ListQuery<Row> extends Query<Row[]> {
  /**
   * The age of rows that could not be loaded again since: when they came, in milliseconds since 1970; undefined if they
   * are up to date.
   */
  readonly staleSince: number | undefined
}

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
): ListQuery<Row> {
  const environment = useEnvironment()
  const list = useQuery(endpoint, environment.data ? request : null, options)
  const data = useMemo(() => list.data && inOrder(list.data), [list.data, inOrder])
  const staleSince = list.error === undefined ? undefined : getAnswerTime(list.data)
  if (environment.data || environment.error === undefined) {
    return { ...list, data, staleSince, isLoading: list.isLoading && request !== null }
  }
  return { ...environment, data, staleSince, isLoading: false }
}

/** The rows of a chosen agent or agency; all without one. */
export function useAgentRows<Row extends Parameters<typeof matchesAgent>[0]>(
  rows: readonly Row[],
  agent?: string,
): readonly Row[] {
  return useMemo(() => (agent === undefined ? rows : rows.filter((row) => matchesAgent(row, agent))), [rows, agent])
}

/** The state of a list for its screen. Rows stay when a refresh fails. */
export function toListState({ isLoading, data, error }: Pick<Query<unknown>, 'isLoading' | 'data' | 'error'>) {
  if (error !== undefined && data === undefined) return 'error'
  return isLoading ? 'loading' : 'ready'
}

/** The same of one of several lists for a widget: loading until there is an answer. */
export function widgetListState(query: Pick<Query<unknown>, 'data' | 'error'>) {
  return toListState({ ...query, isLoading: query.data === undefined })
}
