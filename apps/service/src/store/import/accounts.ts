import { formatAccessUser, parseAccessUser } from '@producer-portal/domain/access'
import type { AccountRow } from '@producer-portal/domain/import'
import { splitWords } from '@producer-portal/domain/import'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import { getFullName, putMembers, toDigits, toMember } from './members.ts'
import type { EntityWriter, Reference, Stamp } from './writer.ts'

/**
 * Accounts, by their user ID, and their places among the people of their agency. Agency, agent number, audience and
 * access always follow the file. Name and contact data do until the person has set a password: from then on they are
 * the person's own to change.
 */
export const accountWriter: EntityWriter<'accounts'> = {
  keyOf: ({ userId }) => userId,
  referencesOf: ({ agencyNo, managedAgencies }) => [
    ...toReferences('agencyNo', agencyNo === null ? [] : [agencyNo]),
    ...toReferences('managedAgencies', splitWords(managedAgencies)),
  ],
  write: async (transaction, rows, stamp) => {
    const written = await writeAccounts(transaction, rows, stamp)
    const changed = new Set(written.map(({ userId }) => userId))
    const added = new Set(written.filter(({ isNew }) => isNew).map(({ userId }) => userId))
    const people = rows.filter(({ userId }) => added.has(userId))
    if (people.length > 0) await stamp.invite?.(transaction, people)
    for (const userId of await writeMembers(transaction, rows)) changed.add(userId)
    for (const userId of await replaceManaged(transaction, rows)) changed.add(userId)
    return changed.size
  },
  remove: async (transaction, rows) => {
    const userIds = rows.map(({ userId }) => userId)
    await transaction.deleteFrom('member').where('user_id', 'in', userIds).execute()
    const { numDeletedRows } = await transaction
      .deleteFrom('account')
      .where('user_id', 'in', userIds)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}

function toReferences(field: string, agencies: readonly string[]): readonly Reference[] {
  return agencies.map((value) => ({ field, to: 'agency', value }))
}

async function writeAccounts(transaction: DatabaseTransaction, rows: readonly AccountRow[], stamp: Stamp) {
  const passwordHash = await stamp.hashPassword()
  const { rows: written } = await sql<{ userId: string; isNew: boolean }>`
    insert into account as stored (
      user_id, password_hash, audience, access, agency_no, agent_no, profile, second_factor,
      password_expires_in_days, contact_due_on, contact_due_in_days
    )
    select given.user_id, ${passwordHash}, audience, access, given.agency_no, agent_no,
      profile || jsonb_build_object('agencyName', agency_name), second_factor,
      0, ${stamp.contactDueOn}::date, ${stamp.contactDueInDays}::integer
    from json_to_recordset(${JSON.stringify(rows.map(toAccount))}::json) as given (
      user_id text, audience text, access text, agency_no text, agent_no text, profile jsonb, second_factor jsonb
    ) left join agency on agency.agency_no = given.agency_no
    on conflict (user_id) do update set
      audience = excluded.audience, access = excluded.access, agency_no = excluded.agency_no,
      agent_no = excluded.agent_no,
      profile = case when stored.password_expires_on is null then stored.profile || excluded.profile
        else stored.profile || ${ofTheFile} end,
      second_factor = case when stored.password_expires_on is null then excluded.second_factor
        else stored.second_factor end
    where (stored.audience, stored.access, stored.agency_no, stored.agent_no)
        is distinct from (excluded.audience, excluded.access, excluded.agency_no, excluded.agent_no)
      or not stored.profile @> ${ofTheFile}
      or stored.password_expires_on is null and (
        not stored.profile @> excluded.profile or stored.second_factor is distinct from excluded.second_factor
      )
    returning user_id as "userId", xmax = 0 as "isNew"`.execute(transaction)
  return written
}

/** The profile: repeats the account, and adds what only the file says. */
const ofTheFile = sql`jsonb_build_object(
  'agencyNo', excluded.profile->'agencyNo', 'agencyName', excluded.profile->'agencyName',
  'agentNo', excluded.profile->'agentNo', 'profileType', excluded.profile->'profileType',
  'showManagingTab', excluded.profile->'showManagingTab')`

function toAccount(row: AccountRow) {
  const { userId, email, agencyNo, agentNo, mobilePhone, homePhone } = row
  const user = parseAccessUser({ userId, audience: row.audience, access: row.access ?? '' })
  const { audience, access } = formatAccessUser(user)
  return {
    user_id: userId,
    audience,
    access,
    agency_no: agencyNo,
    agent_no: agentNo,
    profile: {
      userId,
      fullName: getFullName(row),
      firstName: row.firstName,
      middleName: row.middleName,
      lastName: row.lastName,
      suffix: row.suffix,
      agencyNo,
      agentNo,
      email,
      phone: toDigits(row.phone),
      phoneExt: row.phoneExt,
      mfa: { sms: toDigits(mobilePhone) },
      profileType: user.audiences[0] ?? null,
      showManagingTab: row.showManagingTab,
    },
    second_factor:
      row.secondFactor === true ? { email, mobilePhone: toDigits(mobilePhone), homePhone: toDigits(homePhone) } : null,
  }
}

/** An account with an agency is listed among its people; without one, it is removed from them. */
async function writeMembers(transaction: DatabaseTransaction, rows: readonly AccountRow[]) {
  const placed = rows.flatMap((row) => (row.agencyNo === null ? [] : [toMember(row)]))
  const written = await putMembers(transaction, placed)
  const { rows: left } = await sql<{ user_id: string }>`
    delete from member where user_id = any (${rows.flatMap((row) => (row.agencyNo === null ? [row.userId] : []))}::text[])
    returning user_id`.execute(transaction)
  return [...written, ...left.map((row) => row.user_id)]
}

/** Rows that say nothing about managed agencies leave them as they are. */
async function replaceManaged(transaction: DatabaseTransaction, rows: readonly AccountRow[]) {
  const named = rows.filter(({ managedAgencies }) => managedAgencies !== null)
  const pairs = named.flatMap(({ userId, managedAgencies }) =>
    splitWords(managedAgencies).map((agency_no) => ({ user_id: userId, agency_no })),
  )
  const given = JSON.stringify(pairs)
  const { rows: removed } = await sql<{ user_id: string }>`
    delete from managed_agency where user_id = any (${named.map(({ userId }) => userId)}::text[])
      and (user_id, agency_no) not in (
        select user_id, agency_no from json_to_recordset(${given}::json) as given (user_id text, agency_no text)
      )
    returning user_id`.execute(transaction)
  const { rows: added } = await sql<{ user_id: string }>`
    insert into managed_agency (user_id, agency_no)
    select distinct user_id, agency_no from json_to_recordset(${given}::json) as given (user_id text, agency_no text)
    on conflict do nothing
    returning user_id`.execute(transaction)
  return [...removed, ...added].map((row) => row.user_id)
}
