import { createHash } from 'node:crypto'
import type { Database } from './database/database.ts'
import type { Scope } from './scope.ts'
import { sql } from 'kysely'

/** A table behind long lists; its triggers note every change. */
export type ListTable = 'new_business_case' | 'inforce_alert'

/** A list as far as it decides what is in it. */
export interface ListIdentity {
  readonly table: ListTable
  readonly list: string
  readonly scope: Scope
  /** The day from which its days are counted. */
  readonly today: string
}

/** So many rows are read at a time: some 25 ms of work, after which other requests have their turn. */
export const portionSize = 250

/** So many changes are told apart; older ones are forgotten. */
const mostChanges = 1_000

/** The name of a list and, as an entity tag, of what is in it now. */
export async function identifyList(
  db: Database,
  { table, list, scope, today }: ListIdentity,
): Promise<{ readonly key: string; readonly etag: string }> {
  const key = [table, list, scope.agencyNo ?? '', scope.agentNo ?? ''].join('\n')
  const words = [key, today, await getListVersion(db, table)]
  return { key, etag: `W/"${createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 27)}"` }
}

/**
 * Which changes of a table can be seen; another one as soon as one more can. A transaction that began earlier may end
 * later, so the newest change alone doesn't tell.
 */
async function getListVersion(db: Database, table: ListTable): Promise<string> {
  const seen = await db
    .selectFrom('list_change')
    .select([
      sql<string>`count(*)::text`.as('count'),
      sql<string>`coalesce(max(id), 0)::text`.as('newest'),
      sql<string>`coalesce(sum(id), 0)::text`.as('sum'),
    ])
    .where('table_name', '=', table)
    .executeTakeFirstOrThrow()
  if (Number(seen.count) > mostChanges) await forgetChanges(db, table)
  return [seen.count, seen.newest, seen.sum].join(' ')
}

/** Forgets all changes but the newest. */
async function forgetChanges(db: Database, table: ListTable): Promise<void> {
  await db
    .deleteFrom('list_change')
    .where('table_name', '=', table)
    .where('id', '<', (eb) =>
      eb.selectFrom('list_change').select(eb.fn.max('id').as('newest')).where('table_name', '=', table),
    )
    .execute()
}

/** Splits what is read into portions, in its order. */
export function toPortions<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / portionSize) }, (_, index) =>
    items.slice(index * portionSize, (index + 1) * portionSize),
  )
}
