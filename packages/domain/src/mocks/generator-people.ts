import type { Agent, Client } from '../contracts/people.ts'
import { joinName } from '../formatting/display-name.ts'
import { familyNames, givenNames, strainingNames } from './generator-names.ts'
import type { CastAgency } from './people/types.ts'
import type { Random } from './random.ts'

/** An agent to whom generated contracts are given; members of the cast fit. */
export interface GeneratorAgent {
  readonly agentNo: string
  readonly firstName: string
  readonly middleName?: string | null
  readonly lastName: string
  readonly suffixName?: string | null
  /** Digits. */
  readonly phone?: string | null
}

const initials = 'A B C D E F G H J K L M N P R S T W'.split(' ')

/** The names in a book: ordinary ones, or one in fifty that strains the layout as well. */
export type BookNames = 'ordinary' | 'straining'

/** A made-up person; the rest of a book is the same, whatever its names. */
export function generateClient(random: Random, names: BookNames = 'ordinary'): Client {
  const plain = { firstName: random.pick(givenNames), lastName: random.pick(familyNames) }
  const straining = random.chance(0.02) ? random.pick(strainingNames) : null
  const name = names === 'straining' && straining ? straining : plain
  const middleName = random.chance(0.35) ? `${random.pick(initials)}.` : null
  const suffixName = random.weighted([
    [null, 94],
    ['Jr.', 3],
    ['Sr.', 1],
    ['III', 1],
    ['MD', 1],
  ])
  const person = { ...name, middleName, suffixName }
  return { ...person, displayName: null, ipn: String(random.int(100_000_000, 999_999_999)), fullName: joinName(person) }
}

/** An agent of the cast as a contract carries it. */
export function asContractAgent(agent: GeneratorAgent, agency: CastAgency, percentInterest: number | null): Agent {
  const parts = {
    firstName: agent.firstName,
    middleName: agent.middleName ?? null,
    lastName: agent.lastName,
    suffixName: agent.suffixName ?? null,
  }
  const displayName = joinName(parts)
  return {
    ...parts,
    displayName,
    agentName: displayName,
    agentNo: agent.agentNo,
    agencyNo: agency.agencyNo,
    agencyName: agency.agencyName,
    percentInterest,
    phoneNumber: agent.phone ?? null,
  }
}

/** The agents who write a contract: one agent, or two who share the commission; nobody in one of a hundred. */
export function generateAgents(random: Random, agents: readonly GeneratorAgent[], agency: CastAgency): Agent[] {
  if (agents.length === 0 || random.chance(0.01)) return []
  const lead = random.pick(agents)
  const others = agents.filter((agent) => agent.agentNo !== lead.agentNo)
  if (others.length === 0 || random.chance(0.82)) return [asContractAgent(lead, agency, random.orNull(0.02, 100))]
  const share = random.weighted([
    [50, 6],
    [60, 2],
    [75, 2],
    [66.67, 1],
  ])
  const otherShare = Math.round((100 - share) * 100) / 100
  return [asContractAgent(lead, agency, share), asContractAgent(random.pick(others), agency, otherShare)]
}
