import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { useMemo } from 'react'
import type { CallRequest } from '../api/request.js'
import { useEnvironment } from '../config/queries.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

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
