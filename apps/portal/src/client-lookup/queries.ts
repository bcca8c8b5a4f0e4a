import { getClient, getClientContracts, searchClients } from '@producer-portal/domain/client-lookup'
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
