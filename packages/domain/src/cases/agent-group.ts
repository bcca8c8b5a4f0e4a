import { displayNameOf } from '../formatting/display-name.ts'
import type { Agent } from './people.ts'

/**
 * The agency and the agent under which a row stands in a grouped list. A row of several agents stands once, under the
 * first of them; its agent column still names all.
 */
export function agentGroup({ agents: [first] }: { readonly agents: readonly Agent[] }): readonly string[] {
  return [first?.agencyName?.trim() ?? '', first ? displayNameOf(first) : '']
}
