import type { BusinessScope, ScopePart } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** The condition of a scope for a table with `agency_nos` and `agent_nos`: a row belongs to one of its parts. */
export function inScope(scope: BusinessScope): RawBuilder<boolean> {
  if (scope === 'everything') return sql<boolean>`true`
  if (scope.length === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(scope.map(inPart), sql` or `)})`
}

function inPart({ agencyNo, agentNos }: ScopePart): RawBuilder<boolean> {
  const agency = agencyNo === null ? sql`true` : sql`agency_nos @> array[${agencyNo}]::text[]`
  const agent = agentNos === null ? sql`true` : sql`agent_nos && array[${sql.join(agentNos)}]::text[]`
  return sql<boolean>`(${agency} and ${agent})`
}
