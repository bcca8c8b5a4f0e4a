import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import type { Database } from './database/database.ts'
import type { Expression, RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A table behind long lists; its triggers note every change. */
type ListTable = 'new_business_case' | 'inforce_alert'

/** A list as far as it decides what is in it. */
export interface ListIdentity {
  readonly table: ListTable
  readonly list: string
  readonly scope: BusinessScope
  /** The day from which its days are counted. */
  readonly today: string
}

/** So many rows are read at a time: some 5 ms of work, after which other requests have their turn. */
const portionSize = 100

/** So many changes of an agency are told apart; older ones are forgotten. */
const mostChanges = 20

/** The name of a list, and as an entity tag what is in it now. */
export interface IdentifiedList {
  readonly key: string
  readonly etag: string
}

/** Tells what is in a list now without reading it. */
export async function identifyList(db: Database, { table, list, scope, today }: ListIdentity): Promise<IdentifiedList> {
  // A scope can name a thousand agents; another scope is another list, so that no one gets what was kept for a wider one.
  const key = [table, list, digest(JSON.stringify(scope))].join('\n')
  const version = await getListVersion(db, table, scope)
  const hash = digest([key, today, version].join('\n'))
  return { key, etag: `W/"${hash.slice(0, 27)}"` }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * The changes of a scope's agencies that can be seen; another version as soon as one more can. A transaction that began
 * earlier may end later, so the newest change alone doesn't tell.
 */
async function getListVersion(db: Database, table: ListTable, scope: BusinessScope): Promise<string> {
  const { version, most } = await readVersion(db, table, scope)
  if (most <= mostChanges) return version
  // The list has changed anyway: who asks next finds it as it is from here on
  await forgetChanges(db, sql`table_name = ${table} and ${isOfScope(scope)}`)
  return (await readVersion(db, table, scope)).version
}

async function readVersion(db: Database, table: ListTable, scope: BusinessScope) {
  // As text and not by the query builder, which takes as long as the query: this is asked for with every list.
  const { rows } = await sql<{ version: string; most: number }>`
    select concat_ws(' ', coalesce(sum(count), 0), max(newest), sum(total)) as version,
      coalesce(max(count), 0)::integer as most
    from (
      select count(*) as count, max(id) as newest, sum(id) as total
      from agency_list_change where table_name = ${table} and ${isOfScope(scope)} group by agency_no
    ) as agencies`.execute(db)
  return rows[0] ?? { version: '', most: 0 }
}

/** Parts without an agency may have rows of any. */
function isOfScope(scope: BusinessScope): RawBuilder<boolean> {
  if (scope === 'everything') return sql<boolean>`true`
  const agencies = scope.map(({ agencyNo }) => agencyNo)
  return agencies.includes(null) ? sql<boolean>`true` : sql<boolean>`agency_no = any(${agencies}::text[])`
}

/**
 * Forgets all changes but the newest of agencies that have more than are told apart; the lists of others stay as they are.
 * @returns how many
 */
async function forgetChanges(db: Database, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from agency_list_change as change using (
      select table_name, agency_no, max(id) as newest from agency_list_change where ${which}
      group by table_name, agency_no having count(*) > ${mostChanges}
    ) as long
    where (change.table_name, change.agency_no) = (long.table_name, long.agency_no) and change.id < long.newest
    `.execute(db)
  return Number(numAffectedRows)
}

/** Forgets changes of agencies whose lists nobody asks for. @returns how many */
export async function forgetListChanges(db: Database): Promise<number> {
  // Read by versions that didn't tell agencies apart
  const { numAffectedRows = 0n } = await sql`
    delete from list_change where id < (select max(id) from list_change) - ${mostChanges}`.execute(db)
  return Number(numAffectedRows) + (await forgetChanges(db, sql`true`))
}

/**
 * The ids that a query selects, in its order, in portions. They come as one value, which takes half as long as ten
 * thousand rows, and other requests have their turn before the first portion is read.
 */
export async function* readIdPortions(
  db: Database,
  query: Expression<{ id: number }>,
): AsyncGenerator<readonly number[]> {
  const { rows } = await sql<{ ids: readonly number[] }>`select to_json(array(${query})) as ids`.execute(db)
  await setImmediate()
  const ids = rows[0]?.ids ?? []
  for (let start = 0; start < ids.length; start += portionSize) yield ids.slice(start, start + portionSize)
}
