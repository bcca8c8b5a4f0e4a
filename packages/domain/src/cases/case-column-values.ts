import { displayNameOf, joinName } from '../formatting/display-name.ts'
import type { Agent, Client } from './people.ts'

/** The insured's full name as the carrier writes it, else the joined parts. */
export function insuredName(client: Client): string {
  return client.fullName?.trim() || joinName(client) || displayNameOf(client)
}

/** All insured people of a case in one line; empty when nobody has a name. */
export function insuredNames({ clients }: { readonly clients: readonly Client[] }): string {
  return clients.map(insuredName).filter(Boolean).join(', ')
}

/** 'Elena Rivera / Lakeshore Financial Group', or whichever of the two is there. */
export function agentAndAgency(agent: Pick<Agent, 'agencyName'> & Partial<Agent>): string {
  return [displayNameOf(agent), agent.agencyName?.trim()].filter(Boolean).join(' / ')
}

/** The first agent of a contract in short, with how many more there are, and the first one's agency. */
export function agentInShort([first, ...more]: readonly Partial<Agent>[]): { name: string; agency: string } {
  if (!first) return { name: '', agency: '' }
  const name = displayNameOf(first)
  return { name: more.length > 0 ? `${name} +${more.length}`.trim() : name, agency: first.agencyName?.trim() ?? '' }
}
