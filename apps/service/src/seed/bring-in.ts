import type { ImportEntity } from '@producer-portal/domain/import'
import { contactDays } from '../auth/contacts.ts'
import { dayAfter } from '../days.ts'
import { importRows } from '../import/import-rows.ts'
import type { ReadRow } from '../import/read-rows.ts'
import type { DatabaseTransaction } from '../store/database/database.ts'

/** Brings in rows as a file of that entity would. */
export type BringIn = (entity: ImportEntity, rows: Iterable<object>) => Promise<void>

/** The demo data come in as an insurer's do: every row is checked and written by the import. */
export function createBringIn(transaction: DatabaseTransaction, now: Date): BringIn {
  const stamp = {
    now,
    // Each account gets a hash of its own right after.
    hashPassword: () => Promise.resolve(''),
    contactDueOn: dayAfter(now, contactDays),
    contactDueInDays: contactDays,
    invite: null,
  }
  return async (entity, rows) => {
    const source = { entity, file: `${entity} of the demo`, rows: number(rows) }
    const { file, problem, rejections } = await importRows(source, transaction, { stamp, maxRejected: 0, replaced: [] })
    if (problem !== null) throw new Error(`${file} ${problem}: ${JSON.stringify(rejections)}`)
  }
}

async function* number(rows: Iterable<object>): AsyncGenerator<ReadRow> {
  let line = 0
  for (const value of rows) {
    line += 1
    yield { line, value }
  }
}
