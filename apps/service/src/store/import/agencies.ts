import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import type { EntityWriter, Reference } from './writer.ts'

/** Agencies, by their number. One that people belong to, or that is shared with somebody, isn't removed. */
export const agencyWriter: EntityWriter<'agencies'> = {
  keyOf: ({ agencyNo }) => agencyNo,
  referencesOf: () => [],
  write: async (transaction, rows) => {
    const { numAffectedRows = 0n } = await sql`
      insert into agency as stored (agency_no, agency_name)
      select "agencyNo", "agencyName" from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        "agencyNo" text, "agencyName" text
      )
      on conflict (agency_no) do update set agency_name = excluded.agency_name
      where stored.agency_name <> excluded.agency_name`.execute(transaction)
    return Number(numAffectedRows)
  },
  findKept: async (transaction, rows) => {
    const { rows: kept } = await sql<{ agency_no: string }>`
      select agency_no from unnest(${rows.map(({ agencyNo }) => agencyNo)}::text[]) as given (agency_no)
      where agency_no in (select agency_no from account) or agency_no in (select agency_no from member)
        or agency_no in (select agency_no from managed_agency) or agency_no in (select agency_no from access_item)
        or agency_no in (select agency_no from assigned_agent)`.execute(transaction)
    return new Map(kept.map(({ agency_no }) => [agency_no, 'still has people, or shares something']))
  },
  remove: async (transaction, rows) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('agency')
      .where(
        'agency_no',
        'in',
        rows.map(({ agencyNo }) => agencyNo),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}

/** The agencies that aren't there. */
export async function findMissing(
  transaction: DatabaseTransaction,
  to: Reference['to'],
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  const table = to === 'agency' ? sql`select agency_no from agency` : sql`select user_id from member`
  const { rows } = await sql<{ value: string }>`
    select value from unnest(${[...new Set(values)]}::text[]) as given (value)
    where value not in (${table})`.execute(transaction)
  return new Set(rows.map(({ value }) => value))
}
