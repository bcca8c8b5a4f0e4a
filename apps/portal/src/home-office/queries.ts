import { searchAgents } from '@producer-portal/domain/home-office'
import { findAgentSelection } from '@producer-portal/features/home-office'
import type { AgentSelection } from '@producer-portal/features/home-office'
import { useQuery } from '../api/useQuery.js'
import { useSearch } from '../api/useSearch.js'

/** The agent or agency with this number; named by the number until the name is known. */
export function useAgentNumbered(number: string): AgentSelection {
  const { data } = useQuery(searchAgents, { params: { term: number } })
  return (data && findAgentSelection(number, data)) ?? { number, name: number }
}

/** The home-office search for an agent or agency. */
export function useAgentSearch() {
  return useSearch(searchAgents, (term) => ({ params: { term } }))
}
