import type { AgentSearchResult } from '@producer-portal/domain/home-office'
import type { SearchState } from '@producer-portal/ui'
import type { Translate } from '../i18n/useMessages.js'
import type { homeOfficeMessages } from './messages.js'

/** The state of the search. */
export type AgentSearch = SearchState<AgentSearchResult>

/** An agent or agency whose lists are looked at. */
export interface AgentSelection {
  /** The number the lists are asked for: an agent number, or an agency number, which starts with `AG`. */
  readonly number: string
  readonly name: string
  /** The agency itself, or the agent's; without one, lists are asked for by the agent's number. */
  readonly agencyNo: string
  /** The agency's name below an agent's. */
  readonly note?: string
}

/** The results, agencies and agents apart; a name that is missing is the number. */
export function toAgentSelections({ agencies, agents }: AgentSearchResult) {
  return {
    agencies: agencies.map(({ agencyNo, agencyName }): AgentSelection => ({
      number: agencyNo,
      agencyNo,
      name: agencyName?.trim() || agencyNo,
    })),
    agents: agents.map(({ agentNo, fullName, agencyNo, agencyName }): AgentSelection => ({
      number: agentNo,
      agencyNo: agencyNo?.trim() || agentNo,
      name: fullName?.trim() || agentNo,
      note: agencyName?.trim() || undefined,
    })),
  }
}

/** The choice with this number among what was found; null when it is not there. */
export function findAgentSelection(number: string, found: AgentSearchResult): AgentSelection | null {
  const { agencies, agents } = toAgentSelections(found)
  return [...agencies, ...agents].find((choice) => choice.number === number) ?? null
}

/** The purposes for which home office chooses an agent or agency. */
export type HomeOfficeSubject = 'cases' | 'illustrations'

/** Says whose cases are shown, or for whom illustrations are requested; only the number when the name is unknown. */
export function formatViewing(
  t: Translate<typeof homeOfficeMessages.entries>,
  { name, number }: Pick<AgentSelection, 'name' | 'number'>,
  subject: HomeOfficeSubject = 'cases',
): string {
  const verb = subject === 'cases' ? 'viewing' : 'requesting'
  return name === number ? t(`${verb}Number`, { number }) : t(verb, { name, number })
}
