import type { Agent } from '@producer-portal/domain/contracts'

/** The owners of a row: the agency that has it on its books, and everyone the row names. */
export function getOwners(agencyNo: string | null, agents: readonly Agent[]) {
  return {
    agency_nos: distinct([agencyNo, ...agents.map((agent) => agent.agencyNo)]),
    agent_nos: distinct(agents.map((agent) => agent.agentNo)),
  }
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))]
}
