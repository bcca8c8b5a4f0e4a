import type { ClientDetail } from '@producer-portal/domain/client-lookup'
import { getClient, getClientContracts, searchClients } from '@producer-portal/domain/client-lookup'
import useSWR from 'swr'
import { call } from '../api/api.js'
import { RequestError } from '../api/errors.js'
import type { Query } from '../api/useQuery.js'
import { useQuery } from '../api/useQuery.js'
import { useSearch } from '../api/useSearch.js'

/** The search for clients by name or contract number. */
export function useClientSearch() {
  return useSearch(searchClients, (searchText) => ({ params: { searchText } }))
}

/** A client, and once they have loaded, their contracts. */
export function useClient(clientId: string | null) {
  const client = useQuery(getClient, clientId === null ? null : { params: { clientId } })
  const contracts = useQuery(
    getClientContracts,
    clientId === null || client.data === undefined ? null : { params: { clientId } },
  )
  return { client, contracts }
}

/** The clients of some numbers, in that order, without those whom the user may no longer see. */
export function useClients(clientIds: readonly string[]): Query<readonly ClientDetail[]> {
  const key = clientIds.length === 0 ? null : ['clients', ...clientIds]
  const { data, error, isLoading, mutate } = useSWR(key, async () =>
    (await Promise.all(clientIds.map(findClient))).filter((client) => client !== null),
  )
  return { data, error, isLoading, reload: () => mutate() }
}

async function findClient(clientId: string): Promise<ClientDetail | null> {
  const result = await call(getClient, { params: { clientId } })
  if (result.ok) return result.data
  if (result.failure.kind === 'notFound') return null
  throw new RequestError(getClient.name, result.failure)
}
