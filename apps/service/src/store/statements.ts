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

/** Keeps a statement; one that was issued meanwhile stays as it is. */
export async function issueStatement(
  db: Database,
  { agent_no, year }: ProducerYear,
  kind: StatementKind,
  document: Uint8Array,
): Promise<void> {
  await db
    .insertInto('statement')
    .values({ agent_no, year, kind, document })
    .onConflict((conflict) => conflict.columns(['agent_no', 'year', 'kind']).doNothing())
    .execute()
}

/** The document of an issued statement; undefined unless it belongs to the producer. */
export async function readDocument(db: Database, objectId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await db.selectFrom('statement').select('document').where('object_id', '=', objectId).executeTakeFirst()
  return row && new Uint8Array(row.document)
}
