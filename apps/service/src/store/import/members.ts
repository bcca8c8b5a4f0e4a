import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'

/** The facts about one of the people of an agency that files of accounts and of people share. */
interface PersonFacts {
  readonly userId: string
  readonly agencyNo: string | null
  readonly agentNo: string | null
  readonly fullName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffix: string | null
  readonly email: string | null
  readonly phone: string | null
}

interface StoredMember {
  readonly user_id: string
  readonly agency_no: string | null
  readonly agent_no: string | null
  readonly full_name: string
  readonly document: Readonly<Record<string, string | null>>
}

/** Adds people to their agencies, and changes those that differ. @returns their user IDs */
export async function putMembers(
  transaction: DatabaseTransaction,
  members: readonly StoredMember[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into member as stored (user_id, agency_no, agent_no, full_name, document)
    select user_id, agency_no, agent_no, full_name, document
    from json_to_recordset(${JSON.stringify(members)}::json) as given (
      user_id text, agency_no text, agent_no text, full_name text, document jsonb
    )
    on conflict (user_id) do update set
      agency_no = excluded.agency_no, agent_no = excluded.agent_no, full_name = excluded.full_name,
      document = stored.document || excluded.document
    where (stored.agency_no, stored.agent_no, stored.full_name)
        is distinct from (excluded.agency_no, excluded.agent_no, excluded.full_name)
      or not stored.document @> excluded.document
    returning user_id`.execute(transaction)
  return rows.map((row) => row.user_id)
}

export function toMember(row: PersonFacts): StoredMember {
  return {
    user_id: row.userId,
    agency_no: row.agencyNo,
    agent_no: row.agentNo,
    full_name: getFullName(row),
    document: {
      role: row.agentNo === null ? 'Office Staff' : 'Agent',
      firstName: row.firstName,
      middleName: row.middleName,
      lastName: row.lastName,
      suffixName: row.suffix,
      email: row.email,
      phone: toDigits(row.phone),
    },
  }
}

export function getFullName({ fullName, firstName, middleName, lastName, suffix, userId }: PersonFacts): string {
  return fullName ?? ([firstName, middleName, lastName, suffix].filter(Boolean).join(' ') || userId)
}

export function toDigits(phone: string | null): string | null {
  return phone?.replaceAll(/\D/g, '') || null
}
