import type { AgentSearchResult } from '@producer-portal/domain/lookup'
import type { Say } from '../messages/use-messages.js'
import type { lookupMessages } from './messages.js'

/** How far a search has come: before any, under way, with its results, or failed by the service or on the way to it. */
export type AgentSearch =
  | { readonly step: 'idle' }
  | { readonly step: 'searching' | 'failed' | 'unreachable'; readonly term: string }
  | { readonly step: 'done'; readonly term: string; readonly result: AgentSearchResult }

/** An agent or agency whose lists are looked at. */
export interface AgentChoice {
  /** What the lists are asked for: an agent number, or an agency number, which starts with `AG`. */
  readonly number: string
  readonly name: string
  /** The agency's name below an agent's. */
  readonly note?: string
}

/** What was found, agencies and agents apart; a name that is missing is the number. */
export function agentChoices({ agencies, agents }: AgentSearchResult) {
  return {
    agencies: agencies.map(({ agencyNo, agencyName }): AgentChoice => ({
      number: agencyNo,
      name: agencyName?.trim() || agencyNo,
    })),
    agents: agents.map(({ agentNo, fullName, agencyName }): AgentChoice => ({
      number: agentNo,
      name: fullName?.trim() || agentNo,
      note: agencyName?.trim() || undefined,
    })),
  }
}

/** The choice with this number among what was found; null when it is not there. */
export function choiceNumbered(number: string, found: AgentSearchResult): AgentChoice | null {
  const { agencies, agents } = agentChoices(found)
  return [...agencies, ...agents].find((choice) => choice.number === number) ?? null
}

/** Whose cases are shown, in words. A number whose name nobody knows stands alone. */
export function viewingText(say: Say<typeof lookupMessages.entries>, { name, number }: AgentChoice): string {
  return name === number ? say('viewingNumber', { number }) : say('viewing', { name, number })
}
