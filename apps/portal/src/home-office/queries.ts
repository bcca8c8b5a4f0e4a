import { searchAgents } from '@producer-portal/domain/home-office'
import { findAgentSelection } from '@producer-portal/features/home-office'
import type { AgentSelection, AgentSearch } from '@producer-portal/features/home-office'
import { useRef, useState } from 'react'
import { call } from '../api/api.js'
import { isUnreachable } from '../api/errors.js'
import { useQuery } from '../api/useQuery.js'

/** The agent or agency with this number; named by the number until the name is known. */
export function useAgentNumbered(number: string): AgentSelection {
  const { data } = useQuery(searchAgents, { params: { term: number } })
  return (data && findAgentSelection(number, data)) ?? { number, name: number }
}

/** The home-office search for an agent or agency. The last search counts, whichever is answered last. */
export function useAgentSearch() {
  const [search, setSearch] = useState<AgentSearch>({ step: 'idle' })
  const latest = useRef(0)
  const find = async (term: string) => {
    latest.current += 1
    const current = latest.current
    setSearch({ step: 'searching', term })
    const found = await requestAgents(term)
    if (current === latest.current) setSearch(found)
  }
  return { search, find }
}

async function requestAgents(term: string): Promise<AgentSearch> {
  try {
    const answer = await call(searchAgents, { params: { term } })
    return answer.ok ? { step: 'done', term, result: answer.data } : { step: 'failed', term }
  } catch (error) {
    return { step: isUnreachable(error) ? 'unreachable' : 'failed', term }
  }
}
