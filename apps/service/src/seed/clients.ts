import { generateContacts } from '@producer-portal/domain/mocks'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../store/database/database.ts'

/** Writes the contact data of everybody on a case or a contract in force. The business must be there. */
export async function seedClients(db: DatabaseTransaction, now: Date): Promise<void> {
  const { rows } = await sql<{ ipn: string; name: string }>`
    select ipn, min(name) as name from client_contract group by ipn`.execute(db)
  await sql`
    insert into client (ipn, birth_date, email, phone, address)
    select ipn, "birthDate", email, phone, address
    from json_to_recordset(${JSON.stringify(generateContacts(rows, now))}::json) as given (
      ipn text, "birthDate" date, email text, phone text, address text
    )`.execute(db)
}
