'use client'

import { useMessages } from '../messages/use-messages.js'
import type { AgentChoice } from './agent-search.js'
import { lookupMessages } from './messages.js'

export interface ViewedAgentProps {
  /** Whose cases are shown. */
  agent: AgentChoice
}

/** Use it under the title of a list for home office: whose cases these are. */
export function ViewedAgent({ agent: { name, number } }: ViewedAgentProps) {
  return useMessages(lookupMessages)('viewing', { name, number })
}
