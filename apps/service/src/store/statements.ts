import { hasBenefactStatement, hasNcdcStatement } from '@producer-portal/domain/statements'
import type { StatementKind } from '@producer-portal/domain/statements'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { ProducerYearTable } from './tables.ts'

export type ProducerYear = Selectable<ProducerYearTable>

/** A statement that was issued, without its document. */
export interface IssuedStatement {
  readonly objectId: string
  readonly year: number
  readonly kind: StatementKind
  readonly bytes: number
}

/** All years of a producer. */
export function readProducerYears(db: Database, agentNo: string): Promise<readonly ProducerYear[]> {
  return db.selectFrom('producer_year').selectAll().where('agent_no', '=', agentNo).orderBy('year').execute()
}

/** The statements to which the contract of a year entitles. */
export function getEntitledKinds(year: ProducerYear): readonly StatementKind[] {
  const facts = {
    hasBenefitEligibleContract: year.is_benefit_eligible,
    contractType: year.contract_type,
    isLeadersCourtQualified: year.is_leaders_court,
  }
  return [
    ...(hasBenefactStatement(facts) ? (['benefact'] as const) : []),
    ...(hasNcdcStatement(facts) ? (['ncdc'] as const) : []),
  ]
}

/** The statements that were issued to a producer. */
export async function readIssued(db: Database, agentNo: string): Promise<readonly IssuedStatement[]> {
  const { rows } = await sql<IssuedStatement>`
    select object_id as "objectId", year, kind, length(document) as bytes
    from statement where agent_no = ${agentNo}`.execute(db)
  return rows
}

/** A producer with an account. */
interface Producer {
  readonly agentNo: string
  readonly fullName: string
}

/** A producer with all their years, and the statements that were issued. */
export interface ProducerYears extends Producer {
  readonly years: readonly ProducerYear[]
  readonly issued: readonly { readonly year: number; readonly kind: string }[]
}

/** Producers with an account and figures of the kept years, by agent number, after one. */
export async function listProducers(
  db: Database,
  { kept, after, most }: { readonly kept: readonly number[]; readonly after: string; readonly most: number },
): Promise<readonly Producer[]> {
  const { rows } = await sql<Producer>`
    select agent_no as "agentNo", coalesce(min(profile->>'fullName'), min(user_id)) as "fullName"
    from account
    where agent_no > ${after} and exists (
      select from producer_year as figures
      where figures.agent_no = account.agent_no and figures.year = any(${kept}::integer[])
    )
    group by agent_no order by agent_no limit ${most}`.execute(db)
  return rows
}

/** The years of producers, and their statements. */
export async function readYearsOf(db: Database, producers: readonly Producer[]): Promise<readonly ProducerYears[]> {
  const agentNos = producers.map(({ agentNo }) => agentNo)
  const years = await db
    .selectFrom('producer_year')
    .selectAll()
    .where('agent_no', 'in', agentNos)
    .orderBy('year')
    .execute()
  const issued = await db
    .selectFrom('statement')
    .select(['agent_no', 'year', 'kind'])
    .where('agent_no', 'in', agentNos)
    .execute()
  const yearsByAgent = Map.groupBy(years, (year) => year.agent_no)
  const issuedByAgent = Map.groupBy(issued, (statement) => statement.agent_no)
  return producers.map((producer) => ({
    ...producer,
    years: yearsByAgent.get(producer.agentNo) ?? [],
    issued: issuedByAgent.get(producer.agentNo) ?? [],
  }))
}

/** Keeps a statement; one that was issued meanwhile stays as it is. @returns false for that one */
export async function issueStatement(
  db: Database,
  { agent_no, year }: ProducerYear,
  kind: StatementKind,
  document: Uint8Array,
): Promise<boolean> {
  const stored = await db
    .insertInto('statement')
    .values({ agent_no, year, kind, document })
    .onConflict((conflict) => conflict.columns(['agent_no', 'year', 'kind']).doNothing())
    .returning('object_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** The document of an issued statement; undefined unless it belongs to the producer. */
export async function readDocument(db: Database, objectId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db.selectFrom('statement').select('document').where('object_id', '=', objectId).executeTakeFirst()
  return row && new Uint8Array(row.document)
}
