'use client'

import { useMessages } from '../messages/use-messages.js'
import { type AgentChoice, viewingText } from './agent-search.js'
import { lookupMessages } from './messages.js'

export interface ViewedAgentProps {
  /** Whose cases are shown. */
  agent: AgentChoice
}

/** Use it under the title of a list for home office: whose cases these are. */
export function ViewedAgent({ agent }: ViewedAgentProps) {
  return viewingText(useMessages(lookupMessages), agent)
}
