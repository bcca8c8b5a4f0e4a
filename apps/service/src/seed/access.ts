import { applications } from '@producer-portal/domain/catalog'
import { joinAccessCode } from '@producer-portal/domain/manage-access'
import {
  castAgencies,
  getAgencyPeople,
  largeAgencyNo,
  managedAgencies,
  mockDelegationDetails,
} from '@producer-portal/domain/mocks'
import type { CastMember } from '@producer-portal/domain/mocks'
import type { Insertable } from 'kysely'
import type { Database } from '../store/database/database.ts'
import type { AccessItemTable, AssignedAgentTable, MemberTable } from '../store/access-tables.ts'
import type { Masking } from './masking.ts'

const accessCodes = applications.flatMap((application) => joinAccessCode(application) ?? [])
const batchSize = 1_000

/** With whom everything of the agency is shared, so that the account shows what staff see. */
const sharedEverything = ['lin']

/** Writes the people of every agency, and who has access to what. The accounts must be there. */
export async function seedAccess(db: Database, now: Date, { agentNumber }: Masking): Promise<void> {
  const managed = Object.entries(managedAgencies).flatMap(([userId, agencies]) =>
    agencies.map((agencyNo) => ({ user_id: userId, agency_no: agencyNo })),
  )
  await db.insertInto('managed_agency').values(managed).execute()
  for (const { agencyNo } of castAgencies) {
    const people = getAgencyPeople(agencyNo).map((person) => ({
      ...person,
      agentNo: person.agentNo && agentNumber(person.agentNo),
    }))
    const members = toMembers(agencyNo, people, now)
    for (const rows of toBatches(members)) await db.insertInto('member').values(rows).execute()
    const staff = people.filter(({ role }) => role === 'Office Staff')
    const changedAt = new Map(members.map((each) => [each.user_id, each.access_updated_at ?? now]))
    const stamp = ({ userId }: CastMember) => ({ changed_by: 'okafor', changed_at: changedAt.get(userId) ?? now })
    const items = staff.flatMap((person, place) =>
      toItems(person, place).map((item) => ({ ...item, ...stamp(person) })),
    )
    for (const rows of toBatches(items)) await db.insertInto('access_item').values(rows).execute()
    const agents = people.flatMap(({ agentNo }) => agentNo ?? [])
    const assigned = staff.flatMap((person, place) =>
      toAssigned(person, place, agents).map((each) => ({ ...each, ...stamp(person) })),
    )
    for (const rows of toBatches(assigned)) await db.insertInto('assigned_agent').values(rows).execute()
  }
}

function toMembers(agencyNo: string, people: readonly CastMember[], now: Date): Insertable<MemberTable>[] {
  const details = mockDelegationDetails(agencyNo, now)
  return people.map(({ userId, agentNo, fullName, ...rest }, place) => {
    const { dob = null, status, lastUpdated = null, firstUpdated = null } = details[place] ?? {}
    return {
      user_id: userId,
      agency_no: agencyNo,
      agent_no: agentNo,
      full_name: fullName,
      document: JSON.stringify({ ...rest, dob }),
      is_suspended: status === 'Access Suspended',
      access_first_updated_at: firstUpdated === null ? null : new Date(firstUpdated),
      access_updated_at: lastUpdated === null ? null : new Date(lastUpdated),
    }
  })
}

type Item = Omit<Insertable<AccessItemTable>, 'changed_by' | 'changed_at'>
type Assigned = Omit<Insertable<AssignedAgentTable>, 'changed_by' | 'changed_at'>

/** Some of the staff share in a few applications; in the large agency every fourth of them. */
function toItems({ userId, agencyNo }: CastMember, place: number): Item[] {
  const isChosen = agencyNo !== largeAgencyNo || place % 4 === 0
  const codes = sharedEverything.includes(userId)
    ? accessCodes
    : accessCodes.filter((_, at) => isChosen && at % 3 === 0)
  return codes.map((code) => ({ user_id: userId, agency_no: agencyNo, access_code: code, is_shared: true }))
}

/** Some of the staff manage a few agents in one application. */
function toAssigned({ userId, agencyNo }: CastMember, place: number, agents: readonly string[]): Assigned[] {
  if (sharedEverything.includes(userId) || place % 4 > 1) return []
  const accessCode = accessCodes[place % accessCodes.length] ?? ''
  return agents.slice(place, place + 2).map((agentNo) => ({
    user_id: userId,
    agency_no: agencyNo,
    agent_no: agentNo,
    access_code: accessCode,
    is_assigned: true,
  }))
}

function toBatches<T>(rows: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )
}
