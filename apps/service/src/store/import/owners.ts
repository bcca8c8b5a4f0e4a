import type { Agent } from '@producer-portal/domain/contracts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Rows that are written or removed at once. */
export const batchSize = 1_000

/** The owners of a row: the agency that has it on its books, and everyone the row names. */
export function getOwners(agencyNo: string | null, agents: readonly Agent[]) {
  return {
    agency_nos: distinct([agencyNo, ...agents.map((agent) => agent.agencyNo)]),
    agent_nos: distinct(agents.map((agent) => agent.agentNo)),
  }
}

/** True for a row whose first agency is one of these: it has the row on its books, or its first agent is there. */
export function isOnBooksOf(agencies: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(agency_nos && ${agencies}::text[] and agency_nos[1] = any (${agencies}::text[]))`
}

function distinct(values: readonly (string | null)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== null))]
}
