import {
  illustrationRecipients,
  policySearchRequest,
  searchIllustrationPolicies,
  selectPolicy,
  wantedPolicyNames,
} from '@producer-portal/domain/illustrations'
import type {
  IllustrationAgent,
  IllustrationRequestEvent,
  IllustrationUser,
} from '@producer-portal/domain/illustrations'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { RecentPolicy, WantedPolicy } from '@producer-portal/features/illustrations'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '../api/useQuery.js'

/**
 * Selects the policy that the address names, once it's found among those of its agent; then the address is cleared.
 * @param agents null until they are known
 */
export function useWantedPolicy(
  agents: readonly IllustrationAgent[] | null,
  user: IllustrationUser,
  change: (...events: readonly IllustrationRequestEvent[]) => void,
) {
  const [query, setQuery] = useSearchParams()
  const policyNumber = query.get(wantedPolicyNames.policy)
  const agentNos = query.getAll(wantedPolicyNames.agent)
  const agent = agents?.find(({ agentNo }) => agentNos.includes(agentNo)) ?? null
  const isWanted = policyNumber !== null && policyNumber !== ''
  const { data, error } = useQuery(
    searchIllustrationPolicies,
    isWanted && agent ? policySearchRequest(agent.agentNo, policyNumber) : null,
  )
  const found = isWanted
    ? data?.find((each) => normalizeContractNumber(each.policyNumber) === normalizeContractNumber(policyNumber))
    : undefined
  const clear = () => {
    const next = new URLSearchParams(query)
    next.delete(wantedPolicyNames.policy)
    next.delete(wantedPolicyNames.agent)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  /** Asks for a policy as a link from another page does. */
  const want = ({ policyNumber: policy, agent: { agentNo } }: RecentPolicy) => {
    const next = new URLSearchParams(query)
    next.set(wantedPolicyNames.policy, policy)
    next.set(wantedPolicyNames.agent, agentNo)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const select = () => {
    if (!found || !agent) return
    clear()
    change(
      { type: 'agentPicked', agent },
      { type: 'policyPicked', policy: selectPolicy(found), recipients: illustrationRecipients(user, agent) },
    )
  }
  const latest = useRef(select)
  useEffect(() => {
    latest.current = select
  })
  useEffect(() => {
    if (found) latest.current()
  }, [found])

  const isMissing = agents !== null && (agent === null || (data !== undefined && !found))
  const step = error === undefined ? (isMissing ? 'unavailable' : 'searching') : 'failed'
  const wanted: WantedPolicy | null = isWanted && !found ? { policyNumber, step } : null
  return { wanted, want, clear }
}
