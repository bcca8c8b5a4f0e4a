import type { Agent } from '@producer-portal/domain/cases'

/** Whose business a row is: the agency that has it on its books, and everybody whom the row names. */
export function peopleOf(agencyNo: string, agents: readonly Agent[]) {
  return {
    agency_nos: distinct([agencyNo, ...agents.map((agent) => agent.agencyNo)]),
    agent_nos: distinct(agents.map((agent) => agent.agentNo)),
  }
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))]
}
