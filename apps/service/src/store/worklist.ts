import type { Case } from '@producer-portal/domain/cases'
import { ageDays, attentionStatuses, caseSchema } from '@producer-portal/domain/cases'
import type { WaitingWork, WorklistItem } from '@producer-portal/domain/dashboard'
import {
  alertItem,
  caseItem,
  requirementItems,
  waitingRequirements,
  worklistSize,
} from '@producer-portal/domain/dashboard'
import { inforceAlertSchema } from '@producer-portal/domain/inforce'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import { daysBetween } from '../days.ts'
import { inScope } from './scope.ts'

/** Open work in one line of business: the first items of each reason, and the counts of those that have any. */
type WorkOfLine = Readonly<WaitingWork>

const offers = statusIn(attentionStatuses.offers)
const notPaid = statusIn(attentionStatuses['not-paid'])
const pending = sql<boolean>`list = 'pending'`
const issued = sql<boolean>`list = 'issued'`
const hasTasks = sql<boolean>`agent_tasks > 0`

function statusIn(statuses: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`case_status in (${sql.join(statuses)})`
}

interface CaseWorkOptions {
  readonly scope: BusinessScope
  /** The local day, `YYYY-MM-DD`. */
  readonly today: string
  /** False for a user who may look at requirements only. */
  readonly mayAnswer: boolean
  /** Requirements that this user has answered since then wait for nobody, as in the user's lists. */
  readonly userId: string
  readonly answeredSince: Date
}

/** Reads what waits in new business within a scope. */
export async function readCaseWork(db: Database, options: CaseWorkOptions): Promise<WorkOfLine> {
  const { scope, today, mayAnswer } = options
  const { rows } = await sql<Record<'cases' | 'tasks' | 'offers' | 'unpaid' | 'old', number>>`
    select count(*) filter (where ${pending} and ${hasTasks})::integer as cases,
      coalesce(sum(agent_tasks) filter (where ${pending}), 0)::integer as tasks,
      count(*) filter (where ${pending} and ${offers})::integer as offers,
      count(*) filter (where ${issued} and ${notPaid})::integer as unpaid,
      count(*) filter (where ${pending} and ${today}::date - proc_date >= ${ageDays['over-90'][0]}::integer)::integer
        as old
    from new_business_case where list in ('pending', 'issued') and ${inScope(scope)}`.execute(db)
  const { cases = 0, tasks = 0, offers: offered = 0, unpaid = 0, old = 0 } = rows[0] ?? {}
  const answered = await readAnswered(db, options)
  const read = (condition: RawBuilder<boolean>, limit = worklistSize) =>
    readCases(db, { scope, today, condition, limit })
  const waiting = cases === 0 ? [] : await read(sql`${pending} and ${hasTasks}`, worklistSize + answered.length)
  const answeredIn = new Map(answered.map(({ row, ids }) => [row.id, ids]))
  const left = waiting.map(({ id, row }) => ({ row, requirements: waitingRequirements(row, answeredIn.get(id)) }))
  const [answeredTasks, doneCases] = answered.reduce(
    ([sum, done], { row, ids }) => {
      const [before, after] = [waitingRequirements(row.row).length, waitingRequirements(row.row, ids).length]
      return [sum + before - after, done + Number(after === 0)]
    },
    [0, 0],
  )
  return {
    items: [
      ...left.flatMap(({ row, requirements }) => requirementItems(row, requirements, mayAnswer)).slice(0, worklistSize),
      ...(offered === 0 ? [] : await read(sql`${pending} and ${offers}`)).map(({ row }) => caseItem(row, 'offers')),
      ...(unpaid === 0 ? [] : await read(sql`${issued} and ${notPaid}`)).map(({ row }) => caseItem(row, 'not-paid')),
    ],
    counts: withAny([
      { reason: 'requirements', count: cases - doneCases, requirements: tasks - answeredTasks },
      { reason: 'offers', count: offered },
      { reason: 'not-paid', count: unpaid },
      { reason: 'over-90', count: old },
    ]),
  }
}

interface StoredCase {
  readonly id: number
  readonly row: Case
}

/** The first cases of a scope that meet a condition, longest waiting first, as the lists have them. */
async function readCases(
  db: Database,
  asked: {
    readonly scope: BusinessScope
    readonly today: string
    readonly condition: RawBuilder<boolean>
    readonly limit: number
  },
): Promise<readonly StoredCase[]> {
  const { scope, today, condition, limit } = asked
  const rows = await db
    .selectFrom('new_business_case')
    .select(['id', 'proc_date', 'document'])
    .where(condition)
    .where(inScope(scope))
    .orderBy('proc_date', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => toStoredCase(row, today))
}

interface CaseRow {
  readonly id: number
  readonly proc_date: string | null
  readonly document: object
}

function toStoredCase({ id, proc_date, document }: CaseRow, today: string): StoredCase {
  return { id, row: { ...v.parse(caseSchema, document), daysSinceProcDate: daysBetween(proc_date, today) } }
}

interface AnsweredCase {
  readonly row: StoredCase
  /** The requirements that the user has answered. */
  readonly ids: ReadonlySet<string>
}

/** The cases with requirements that the user has answered lately and that still read as waiting. */
async function readAnswered(
  db: Database,
  { scope, today, userId, answeredSince }: CaseWorkOptions,
): Promise<readonly AnsweredCase[]> {
  const { rows } = await sql<CaseRow & { readonly answered: readonly string[] }>`
    select id, proc_date, document, (
      select array_agg(requirement_id) from requirement_answer as answer
      where answer.contract_no = waiting.contract_no and answer.co_code = waiting.co_code
        and answer.co_type = waiting.co_type and user_id = ${userId} and answered_at > ${answeredSince}) as answered
    from new_business_case as waiting
    where (contract_no, co_code, co_type) in (
        select contract_no, co_code, co_type from requirement_answer
        where user_id = ${userId} and answered_at > ${answeredSince})
      and ${pending} and ${hasTasks} and ${inScope(scope)}`.execute(db)
  return rows.map(({ answered, ...row }) => ({ row: toStoredCase(row, today), ids: new Set(answered) }))
}

/** The most urgent first: of what has passed, the latest can still be saved. */
const orders = {
  'past-lapse': sql`lapse_date desc`,
  'lapse-soon': sql`lapse_date`,
  missed: sql`document->>'alertDataDate' desc nulls last`,
  service: sql`document->>'alertDate' desc nulls last`,
}

const alertReasons = ['past-lapse', 'lapse-soon', 'missed', 'service'] as const

/**
 * Reads what waits in in-force business within a scope.
 * @param today the UTC day, `YYYY-MM-DD`
 */
export async function readAlertWork(db: Database, scope: BusinessScope, today: string): Promise<WorkOfLine> {
  const days = sql<number>`lapse_date - ${today}::date`
  const conditions = {
    'past-lapse': sql<boolean>`list = 'pending-lapse' and ${days} < 0`,
    'lapse-soon': sql<boolean>`list = 'pending-lapse' and ${days} between 0 and 7`,
    missed: sql<boolean>`list = 'missed'`,
    service: sql<boolean>`list = 'service'`,
  }
  const { rows } = await sql<Record<(typeof alertReasons)[number], number>>`
    select ${sql.join(
      alertReasons.map((reason) => sql`count(*) filter (where ${conditions[reason]})::integer as ${sql.ref(reason)}`),
    )} from inforce_alert where list in ('pending-lapse', 'missed', 'service') and ${inScope(scope)}`.execute(db)
  const counts = withAny(alertReasons.map((reason) => ({ reason, count: rows[0]?.[reason] ?? 0 })))
  const items: WorklistItem[] = []
  for (const { reason } of counts) {
    const found = await db
      .selectFrom('inforce_alert')
      .select('document')
      .where(conditions[reason])
      .where(inScope(scope))
      .orderBy(orders[reason])
      .orderBy('id')
      .limit(worklistSize)
      .execute()
    items.push(...found.map(({ document }) => alertItem(v.parse(inforceAlertSchema, document), reason, today)))
  }
  return { items, counts }
}

function withAny<Count extends { readonly count: number }>(counts: readonly Count[]): Count[] {
  return counts.filter(({ count }) => count > 0)
}
