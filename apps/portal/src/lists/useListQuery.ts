import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useMemo } from 'react'
import type { CallRequest } from '../api/client.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { useEnvironment } from '../config/queries.js'

/**
 * Reads a list and puts it into its load order. Lists load only once the settings of the environment are there.
 * @param request `null` asks for nothing, and then nothing is loading
 * @param inOrder keep the function between renders
 */
export function useListQuery<E extends Endpoint, Row>(
  endpoint: E,
  request: CallRequest<E> | null,
  inOrder: (rows: EndpointAnswer<E>) => Row[],
): Query<Row[]> {
  const environment = useEnvironment()
  const list = useQuery(endpoint, environment.data ? request : null)
  const data = useMemo(() => list.data && inOrder(list.data), [list.data, inOrder])
  if (environment.data || environment.error === undefined) {
    return { ...list, data, isLoading: list.isLoading && request !== null }
  }
  return { ...environment, data, isLoading: false }
}

/** How a list stands, as its screen takes it. A list that failed shows that, even if it has older rows. */
export function toListState({ isLoading, error }: Pick<Query<unknown>, 'isLoading' | 'error'>) {
  if (error !== undefined) return 'error'
  return isLoading ? 'loading' : 'ready'
}

/** How one list of several stands, as a widget takes it: it waits until there is an answer, whatever it waits for. */
export function widgetListState({ data, error }: Pick<Query<unknown>, 'data' | 'error'>) {
  if (error !== undefined) return 'error'
  return data === undefined ? 'loading' : 'ready'
}
