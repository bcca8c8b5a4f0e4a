import { getDisplayName } from '../formatting/display-name.ts'
import type { Agent } from './people.ts'

/** 'Elena Rivera / Lakeshore Financial Group', or whichever of the two is there. */
export function agentAndAgency(agent: Pick<Agent, 'agencyName'> & Partial<Agent>): string {
  return [getDisplayName(agent), agent.agencyName?.trim()].filter(Boolean).join(' / ')
}

/**
 * The agency and the agent under which a grouped list puts a row. A row with several agents appears once, under the
 * first of them; its agent column still names all.
 */
export function agentGroup({ agents: [first] }: { readonly agents: readonly Agent[] }): readonly string[] {
  return [first?.agencyName?.trim() ?? '', first ? getDisplayName(first) : '']
}
