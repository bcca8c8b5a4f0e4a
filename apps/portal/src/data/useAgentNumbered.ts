import { searchAgents } from '@producer-portal/domain/lookup'
import { choiceNumbered } from '@producer-portal/features/lookup'
import type { AgentChoice } from '@producer-portal/features/lookup'
import { useQuery } from './useQuery.js'

/** The name of the agent or agency with this number; the number stands in for it until it is known. */
export function useAgentNumbered(number: string | null): AgentChoice | null {
  const { data } = useQuery(searchAgents, number === null ? null : { params: { term: number } })
  if (number === null) return null
  return (data && choiceNumbered(number, data)) ?? { number, name: number }
}
