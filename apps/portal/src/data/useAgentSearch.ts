import { searchAgents } from '@producer-portal/domain/lookup'
import type { AgentSearch } from '@producer-portal/features/lookup'
import { useRef, useState } from 'react'
import { call } from './api.js'
import { isUnreachable } from './faults.js'

/** The home-office search for an agent or agency. The last search counts, whichever is answered last. */
export function useAgentSearch() {
  const [search, setSearch] = useState<AgentSearch>({ step: 'idle' })
  const latest = useRef(0)
  const find = async (term: string) => {
    latest.current += 1
    const mine = latest.current
    setSearch({ step: 'searching', term })
    const found = await ask(term)
    if (mine === latest.current) setSearch(found)
  }
  return { search, find }
}

async function ask(term: string): Promise<AgentSearch> {
  try {
    const answer = await call(searchAgents, { params: { term } })
    return answer.ok ? { step: 'done', term, result: answer.data } : { step: 'failed', term }
  } catch (error) {
    return { step: isUnreachable(error) ? 'unreachable' : 'failed', term }
  }
}
