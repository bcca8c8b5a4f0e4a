import { canUseInforce, isHomeOffice } from '@producer-portal/domain/access'
import { isActiveContract, type LookupContract } from '@producer-portal/domain/client-lookup'
import { canSearch, cleanSearchText } from '@producer-portal/domain/formatting'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { ClientLookupScreen, ClientSearchPanel } from '@producer-portal/features/client-lookup'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { toLoad } from '../api/useQuery.js'
import { textFromState } from '../shell/location-state.js'
import { useUser } from '../auth/state.js'
import { useMissingAccess } from '../auth/useMissingAccess.js'
import { toIllustrationHref } from '../home-office/illustration-href.js'
import { MissingAccess } from '../home-office/useViewedLists.js'
import { usePolicyHref } from '../lists/usePolicyHref.js'
import { useStoredDraft } from '../drafts/drafts.js'
import { useToday } from '../lists/useToday.js'
import { getContractHref } from './contract-href.js'
import { useClient, useClients, useClientSearch } from './queries.js'
import { useRecentClientIds } from './state.js'

/** The search as the user left it. */
const draftSchema = v.object({ isOpen: v.boolean(), text: v.string() })
const closed = { isOpen: false, text: '' }
const noIds: readonly never[] = []

/**
 * /dashboard/client_policy_lookup: one client with their contracts. The number of a client is personal, so it's in the
 * state of the visit and not in the URL: a reload and Back keep the client.
 */
export function ClientLookupPage() {
  const user = useUser()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const clientId = textFromState(state, 'clientId') ?? null
  const { client, contracts } = useClient(clientId)
  const { search, find } = useClientSearch()
  const { recentIds, addRecent, clearRecent } = useRecentClientIds()
  const recent = useClients(clientId === null ? recentIds : noIds)
  const { draft = closed, setDraft, discardDraft } = useStoredDraft('client-search', draftSchema)
  const showClient = (next: string | null) =>
    void navigate(pathname, { state: next && { clientId: next }, preventScrollReset: true })
  const select = (chosen: string) => {
    addRecent(chosen)
    discardDraft()
    showClient(chosen)
  }
  const missing = useMissingAccess(applicationCodes.cases, applicationCodes.inforceValues)
  const getPolicyHref = usePolicyHref()
  const getHref = useCallback(({ source }: LookupContract) => getContractHref(source, isHomeOffice(user)), [user])
  const getPolicySystemHref = useCallback(
    ({ source }: LookupContract) => (source === null ? undefined : getPolicyHref(source.contract)),
    [getPolicyHref],
  )
  return (
    <>
      <ClientLookupScreen
        missingAccess={missing && <MissingAccess reason={missing} />}
        client={clientId === null ? null : toLoad(client)}
        contracts={toLoad(contracts)}
        today={useToday()}
        searchText={draft.text}
        onSearchTextChange={(text) => setDraft({ ...draft, text })}
        onSearchOpen={() => {
          setDraft({ ...draft, isOpen: true })
          // A term that was typed on the page is asked for at once
          if (clientId === null && canSearch(draft.text)) find(cleanSearchText(draft.text))
        }}
        onClear={() => showClient(null)}
        onClientRetry={() => void client.reload()}
        onContractsRetry={() => void contracts.reload()}
        recent={recentIds.length === 0 ? noIds : toLoad(recent)}
        onRecentSelect={select}
        onRecentRetry={() => void recent.reload()}
        onRecentClear={clearRecent}
        getHref={getHref}
        getPolicyHref={getPolicySystemHref}
        getIllustrationHref={useIllustrationHref()}
      />
      <ClientSearchPanel
        isOpen={draft.isOpen}
        onClose={() => setDraft({ ...draft, isOpen: false })}
        search={search}
        onSearch={find}
        value={draft.text}
        onValueChange={(text) => setDraft({ ...draft, text })}
        onSelect={({ ipn }) => select(ipn)}
      />
    </>
  )
}

/** The address where an illustration of a contract in force is requested; undefined for users without illustrations. */
function useIllustrationHref() {
  const user = useUser()
  const missing = useMissingAccess(applicationCodes.illustrations)
  const canRequest = canUseInforce(user) && missing === null
  return useCallback(
    (contract: LookupContract) => {
      const { source } = contract
      if (!canRequest || !isActiveContract(contract) || !source || source.agentNos.length === 0) return undefined
      const viewed = isHomeOffice(user) ? source.agencyNo : null
      return toIllustrationHref({ contractNo: source.contract.contractNo, agentNos: source.agentNos, viewed })
    },
    [canRequest, user],
  )
}
