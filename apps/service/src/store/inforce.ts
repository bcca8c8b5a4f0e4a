import type { InforceType } from '@producer-portal/domain/inforce'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { daysBetween } from './days.ts'
import type { Scope } from './scope.ts'
import { inScope } from './scope.ts'

/** The in-force alerts of a list as JSON text, most days to the lapse date first, those without one last. */
export async function inforceListText(db: Database, list: InforceType, scope: Scope, today: string): Promise<string> {
  const rows = await db
    .selectFrom('inforce_alert')
    .select(['lapse_date', sql<string>`document::text`.as('text')])
    .where(inScope(scope))
    .$if(list !== 'all', (query) => query.where('list', '=', list))
    .orderBy('lapse_date', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
  return `[${rows.map(({ lapse_date, text }) => withDays(text, lapse_date, today)).join(',')}]`
}

interface ContractKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
}

/** One in-force contract within a scope with its alerts; null when there is none. */
export async function findInforceContract(
  db: Database,
  { coCode, coType, contractNo }: ContractKey,
  scope: Scope,
  today: string,
): Promise<object | null> {
  const row = await db
    .selectFrom('inforce_contract')
    .select('document')
    .where('contract_no', '=', contractNo)
    .where('co_code', '=', coCode)
    .where('co_type', '=', coType)
    .where(inScope(scope))
    .executeTakeFirst()
  if (row === undefined) return null
  const alerts = await db
    .selectFrom('inforce_alert')
    .select(['lapse_date', 'document'])
    .where('contract_no', '=', contractNo)
    .where(inScope(scope))
    .orderBy('id')
    .execute()
  return {
    ...row.document,
    alerts: alerts.map(({ lapse_date, document }) => ({
      ...document,
      daysToLapseDate: daysBetween(today, lapse_date),
    })),
  }
}

function withDays(text: string, lapseDate: string | null, today: string): string {
  return `{"daysToLapseDate":${daysBetween(today, lapseDate)},${text.trimStart().slice(1)}`
}
