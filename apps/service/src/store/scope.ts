import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** Whose business may be read: what belongs to any of the agencies and agents named; null means everybody's. */
export interface Scope {
  readonly agencyNo: string | null
  readonly agentNo: string | null
}

/** The condition of a scope for a table with `agency_nos` and `agent_nos`; both parts must hold. */
export function inScope({ agencyNo, agentNo }: Scope): RawBuilder<boolean> {
  const agency = agencyNo === null ? sql`true` : sql`agency_nos @> array[${agencyNo}]::text[]`
  const agent = agentNo === null ? sql`true` : sql`agent_nos @> array[${agentNo}]::text[]`
  return sql<boolean>`(${agency} and ${agent})`
}
