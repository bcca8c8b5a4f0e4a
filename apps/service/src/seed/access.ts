import { applications } from '@producer-portal/domain/catalog'
import { joinAccessCode } from '@producer-portal/domain/manage-access'
import { castAgencies, getAgencyPeople, largeAgencyNo, mockDelegationDetails } from '@producer-portal/domain/mocks'
import type { CastMember } from '@producer-portal/domain/mocks'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../store/database/database.ts'
import type { BringIn } from './bring-in.ts'
import type { Masking } from './masking.ts'
import { toPersonRow } from './rows.ts'

const accessCodes = applications.flatMap((application) => joinAccessCode(application) ?? [])

/** With whom everything of the agency is shared, so that the account shows what staff see. */
const sharedEverything = ['lin']

/** Brings in the people of every agency, and who has access to what. The accounts must be there. */
export async function seedAccess(bringIn: BringIn, now: Date, { agentNumber }: Masking): Promise<void> {
  const agencies = castAgencies.map(({ agencyNo }) => ({
    details: mockDelegationDetails(agencyNo, now),
    people: getAgencyPeople(agencyNo).map((person) => ({
      ...person,
      agentNo: person.agentNo && agentNumber(person.agentNo),
    })),
  }))
  await bringIn(
    'people',
    agencies.flatMap(({ people, details }) =>
      people.map((person, place) => toPersonRow(person, details[place]?.dob ?? null)),
    ),
  )
  await bringIn(
    'access',
    agencies.flatMap(({ people }) => toAccess(people)),
  )
}

function toAccess(people: readonly CastMember[]): object[] {
  const staff = people.filter(({ role }) => role === 'Office Staff')
  const agents = people.flatMap(({ agentNo }) => agentNo ?? [])
  return staff.flatMap((person, place) => [...toShared(person, place), ...toManaged(person, place, agents)])
}

/** Some of the staff share in a few applications; in the large agency every fourth of them. */
function toShared({ userId, agencyNo }: CastMember, place: number): object[] {
  const isChosen = agencyNo !== largeAgencyNo || place % 4 === 0
  const codes = sharedEverything.includes(userId)
    ? accessCodes
    : accessCodes.filter((_, at) => isChosen && at % 3 === 0)
  return codes.map((accessCode) => ({ userId, kind: 'shared', agencyNo, accessCode }))
}

/** Some of the staff manage a few agents in one application. */
function toManaged({ userId, agencyNo }: CastMember, place: number, agents: readonly string[]): object[] {
  if (sharedEverything.includes(userId) || place % 4 > 1) return []
  const accessCode = accessCodes[place % accessCodes.length] ?? ''
  return agents.slice(place, place + 2).map((agentNo) => ({ userId, kind: 'managed', agencyNo, agentNo, accessCode }))
}

/** The past of the people's access, which no file brings: whose is suspended, and who changed it when. */
export async function writeAccessPast(transaction: DatabaseTransaction, now: Date): Promise<void> {
  const past = castAgencies.flatMap(({ agencyNo }) => {
    const details = mockDelegationDetails(agencyNo, now)
    return getAgencyPeople(agencyNo).map(({ userId }, place) => ({
      user_id: userId,
      is_suspended: details[place]?.status === 'Access Suspended',
      first_at: details[place]?.firstUpdated ?? null,
      last_at: details[place]?.lastUpdated ?? null,
    }))
  })
  await sql`
    update member set is_suspended = given.is_suspended, access_first_updated_at = first_at, access_updated_at = last_at
    from json_to_recordset(${JSON.stringify(past)}::json) as given (
      user_id text, is_suspended boolean, first_at timestamptz, last_at timestamptz
    )
    where member.user_id = given.user_id`.execute(transaction)
  for (const table of ['access_item', 'assigned_agent'] as const) {
    await sql`
      update ${sql.table(table)} as item set changed_by = 'okafor', changed_at = coalesce(access_updated_at, ${now})
      from member where member.user_id = item.user_id`.execute(transaction)
  }
  await sql`
    insert into access_change (changed_at, changed_by, user_id, agency_no, kind, details)
    select max(changed_at), 'okafor', user_id, agency_no, 'agency-access',
      jsonb_build_object('shared', jsonb_agg(access_code))
    from access_item where agent_no is null group by user_id, agency_no
    order by user_id`.execute(transaction)
  await sql`
    insert into access_change (changed_at, changed_by, user_id, agency_no, kind, details)
    select coalesce(access_updated_at, ${now}), 'okafor', user_id, agency_no, 'status',
      jsonb_build_object('status', 'Disabled')
    from member where is_suspended
    order by user_id`.execute(transaction)
}
