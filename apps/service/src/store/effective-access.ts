import type { BusinessScope } from '@producer-portal/domain/manage-access'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inScope } from './scope.ts'

const pendingCases = sql`new_business_case where list = 'pending'`

/** The rows that an application shows first: pending cases, in-force alerts and contracts, policies in force. */
const rowsOfApplication: Readonly<Record<string, RawBuilder<unknown>>> = {
  [applicationCodes.cases]: pendingCases,
  [applicationCodes.requirementAnswers]: pendingCases,
  [applicationCodes.inforceActivity]: sql`inforce_alert where true`,
  [applicationCodes.inforceValues]: sql`inforce_contract where true`,
  [applicationCodes.illustrations]: sql`illustration_policy where is_in_force`,
}

/** The number of rows of an application within scopes, all of them; null for an application that the portal doesn't show. */
export async function countInScopes(
  db: Database,
  accessCode: string,
  scopes: readonly BusinessScope[],
): Promise<number | null> {
  const rows = rowsOfApplication[accessCode]
  if (rows === undefined) return null
  if (scopes.some((scope) => scope.length === 0)) return 0
  const conditions = sql.join(scopes.map(inScope), sql` and `)
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::integer as count from ${rows} and ${conditions}`.execute(db)
  return counts[0]?.count ?? 0
}
