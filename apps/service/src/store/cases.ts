import type { ContractType } from '@producer-portal/domain/cases'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { daysBetween } from '../days.ts'
import { readIdPortions } from './long-lists.ts'
import { inScope } from './scope.ts'

/** Identifies one case of one client. */
export interface CaseKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
  readonly ipn: string
}

/**
 * The cases of a list as JSON text, longest waiting first, in portions. The rows were checked when they were stored and
 * are neither read nor written again. Ten thousand of them take half a second, so they are read a portion at a time.
 * @param today `YYYY-MM-DD`; the days since processing follow from it
 */
export async function* readCaseList(
  db: Database,
  { list, scope, today }: { readonly list: ContractType; readonly scope: BusinessScope; readonly today: string },
): AsyncGenerator<string> {
  const all = db
    .selectFrom('new_business_case')
    .select('id')
    .where('list', '=', list)
    .where(inScope(scope))
    .orderBy('proc_date', (order) => order.asc().nullsLast())
    .orderBy('id')
  for await (const portion of readIdPortions(db, all)) {
    const rows = await db
      .selectFrom('new_business_case')
      .select(['proc_date', sql<string>`document::text`.as('text')])
      .where('id', 'in', portion)
      .orderBy('proc_date', (order) => order.asc().nullsLast())
      .orderBy('id')
      .execute()
    const cases = rows.map(
      ({ proc_date, text }) => `{"daysSinceProcDate":${daysBetween(proc_date, today)},${text.trimStart().slice(1)}`,
    )
    if (cases.length > 0) yield cases.join(',')
  }
}

/** One case within a scope; null when there is none. */
export async function findCase(
  db: Database,
  { coCode, coType, contractNo, ipn }: CaseKey,
  scope: BusinessScope,
): Promise<unknown> {
  const row = await db
    .selectFrom('new_business_case')
    .select('document')
    .where('contract_no', '=', contractNo)
    .where('co_code', '=', coCode)
    .where('co_type', '=', coType)
    .where('ipn', '=', ipn)
    .where(inScope(scope))
    .orderBy('id')
    .executeTakeFirst()
  return row?.document ?? null
}
