'use client'

import { useMessages } from '../../i18n/useMessages.js'
import { type AgentSelection, formatViewing, type HomeOfficeSubject } from '../agent-search.js'
import { homeOfficeMessages } from '../messages.js'

export interface ViewedAgentProps {
  /** The agent whose cases are shown. */
  agent: Pick<AgentSelection, 'name' | 'number'>
  /** The purpose of the choice. Default: `cases`. */
  subject?: HomeOfficeSubject
}

/** Use it under the title of a list for home office: whose cases these are. */
export function ViewedAgent({ agent, subject }: ViewedAgentProps) {
  return formatViewing(useMessages(homeOfficeMessages), agent, subject)
}
