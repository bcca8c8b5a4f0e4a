import { sql } from 'kysely'
import type { EntityWriter } from './writer.ts'

/** Writes what is known of clients besides their contracts, by their number; their names come with the contracts. */
export const clientWriter: EntityWriter<'clients'> = {
  keyOf: ({ ipn }) => ipn,
  referencesOf: () => [],
  write: async (transaction, rows) => {
    const { numAffectedRows = 0n } = await sql`
      insert into client as stored (ipn, birth_date, email, phone, address)
      select ipn, "birthDate", email, phone, address
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        ipn text, "birthDate" date, email text, phone text, address text
      )
      on conflict (ipn) do update set
        birth_date = excluded.birth_date, email = excluded.email, phone = excluded.phone, address = excluded.address
      where (stored.birth_date, stored.email, stored.phone, stored.address)
        is distinct from (excluded.birth_date, excluded.email, excluded.phone, excluded.address)`.execute(transaction)
    return Number(numAffectedRows)
  },
  remove: async (transaction, rows) => {
    const numbers = rows.map(({ ipn }) => ipn)
    const { numDeletedRows } = await transaction.deleteFrom('client').where('ipn', 'in', numbers).executeTakeFirst()
    return Number(numDeletedRows)
  },
}
