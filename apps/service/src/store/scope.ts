import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** What may be read: rows of the named agencies and agents; null means all. */
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
