import type { PersonRow } from '@producer-portal/domain/import'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import { putMembers, toMember } from './members.ts'
import { batchSize } from './owners.ts'
import type { EntityWriter } from './writer.ts'

/**
 * People of agencies, by their user ID, with an account or not. The data of an account about its person comes
 * with the account; `people` adds the date of birth alone, so that two files never take turns at the same fields.
 */
export const peopleWriter: EntityWriter<'people'> = {
  keyOf: ({ userId }) => userId,
  referencesOf: ({ agencyNo }) => [{ field: 'agencyNo', to: 'agency', value: agencyNo }],
  write: async (transaction, rows) => {
    const known = await findAccounts(transaction, rows)
    const others = rows.filter(({ userId }) => !known.has(userId))
    const written = await putMembers(transaction, others.map(toPerson))
    const dated = await putBirthDates(
      transaction,
      rows.filter(({ userId }) => known.has(userId)),
    )
    return written.length + dated
  },
  findKept: async (transaction, rows) => {
    const known = await findAccounts(transaction, rows)
    return new Map([...known].map((userId) => [userId, 'has an account']))
  },
  remove: async (transaction, rows) => {
    const userIds = rows.map(({ userId }) => userId)
    const { numDeletedRows } = await transaction.deleteFrom('member').where('user_id', 'in', userIds).executeTakeFirst()
    return Number(numDeletedRows)
  },
  findOthers: async (transaction, agencies) => {
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from member
      where agency_no = any (${agencies}::text[])
        and not exists (select from imported_key where key = member.user_id)
        and not exists (select from account where account.user_id = member.user_id)
      limit ${batchSize}`.execute(transaction)
    return rows.map(({ userId }) => ({ userId, deleted: true as const }))
  },
}

async function findAccounts(
  transaction: DatabaseTransaction,
  rows: readonly { readonly userId: string }[],
): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ user_id: string }>`
    select user_id from account where user_id = any (${rows.map(({ userId }) => userId)}::text[])`.execute(transaction)
  return new Set(found.map((row) => row.user_id))
}

function toPerson(row: PersonRow) {
  const { document, ...member } = toMember(row)
  return { ...member, document: { ...document, dob: row.birthDate } }
}

async function putBirthDates(transaction: DatabaseTransaction, rows: readonly PersonRow[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update member as stored set document = stored.document || jsonb_build_object('dob', "birthDate")
    from json_to_recordset(${JSON.stringify(rows)}::json) as given ("userId" text, "birthDate" text)
    where stored.user_id = "userId" and stored.document->>'dob' is distinct from "birthDate"`.execute(transaction)
  return Number(numAffectedRows)
}
