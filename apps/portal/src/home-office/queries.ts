import { searchAgents } from '@producer-portal/domain/home-office'
import { findAgentSelection } from '@producer-portal/features/home-office'
import { useEffect } from 'react'
import { useQuery } from '../api/useQuery.js'
import { useSearch } from '../api/useSearch.js'
import { useViewedChoice } from './state.js'
import type { Viewed } from './useViewed.js'

/**
 * Looks up the name and the agency of the chosen agent or agency, and keeps them with the choice as long as it lasts. An
 * agent who cannot be found has no agency: their lists are asked for by their own number.
 */
export function useViewedAgent({ number, name }: Viewed): void {
  const [choice, choose] = useViewedChoice()
  const isUnnamed = choice?.number === number && choice.name === number
  const { data, error } = useQuery(searchAgents, name === number ? { params: { term: number } } : null)
  useEffect(() => {
    if (!isUnnamed || (data === undefined && error === undefined)) return
    const found = data ? findAgentSelection(number, data) : null
    const { agencyNo = number, note = null } = found ?? {}
    choose({ number, name: found?.name ?? number, agencyNo, agencyName: note })
  }, [isUnnamed, data, error, number, choose])
}

/** The home-office search for an agent or agency. */
export function useAgentSearch() {
  return useSearch(searchAgents, (term) => ({ params: { term } }))
}
