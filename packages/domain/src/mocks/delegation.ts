import type {
  AccessHistoryEntry,
  AccessItem,
  AccessReview,
  ApplicationReach,
  DelegationDetail,
  DelegationUser,
  ManagedAgent,
  ManagingItem,
} from '../manage-access/index.ts'
import { applications } from '../catalog/index.ts'
import { cast, castAgents } from './people/cast.ts'
import { castAgencyName } from './people/agencies.ts'
import { getAgencyPeople } from './people/generated-people.ts'
import type { CastMember } from './people/types.ts'

/** People whose access is suspended; everybody else is active. */
const suspended = ['dubois', 'ferris']

/** Days since each person's access was last changed, by place in the list; every fifth was never changed. */
const daysSinceUpdate = [3, 41, 0, 180, null, 12, 400]

function lastUpdatedAt(place: number, now: Date): string | null {
  const days = daysSinceUpdate[place % daysSinceUpdate.length] ?? null
  return days === null ? null : daysBefore(now, days)
}

function asUser(member: CastMember, place: number, now: Date): DelegationUser {
  const { userId, fullName, agencyNo, firstName, middleName, lastName, suffixName, role } = member
  return {
    agent: { userId, fullName, agencyNo, firstName, middleName, lastName, suffixName },
    role,
    status: suspended.includes(userId) ? 'Disabled' : 'Active',
    managing: role === 'Office Staff' ? (place % 4) + 1 : null,
    lastUpdated: lastUpdatedAt(place, now),
  }
}

function toDetail(member: CastMember, place: number, now: Date): DelegationDetail {
  return {
    role: member.role,
    status: suspended.includes(member.userId) ? 'Access Suspended' : 'Active',
    dob: `19${60 + (place % 40)}-0${(place % 9) + 1}-${10 + (place % 18)}`,
    lastUpdated: lastUpdatedAt(place, now),
    email: member.email,
    firstUpdated: lastUpdatedAt(place, now) === null ? null : daysBefore(now, 900 + place),
  }
}

/** The agents and office staff of an agency of the cast. */
export function mockDelegationUsers(agencyNo: string, now: Date): readonly DelegationUser[] {
  return getAgencyPeople(agencyNo).map((member, place) => asUser(member, place, now))
}

/** General Information of the people of an agency of the cast, in the order of the list. */
export function mockDelegationDetails(agencyNo: string, now: Date): readonly DelegationDetail[] {
  return getAgencyPeople(agencyNo).map((member, place) => toDetail(member, place, now))
}

/** General Information of a person of the cast; null for a user id outside it. */
export function mockDelegationDetail(userId: string, now: Date): DelegationDetail | null {
  const agencyNo = cast.find((member) => member.userId === userId)?.agencyNo
  if (agencyNo === undefined) return null
  const people = getAgencyPeople(agencyNo)
  const place = people.findIndex((member) => member.userId === userId)
  const member = people[place]
  return member === undefined ? null : toDetail(member, place, now)
}

/** Every application, shared with the person or not: every other one is. */
export function mockAccessItems(): readonly AccessItem[] {
  return applications.map(({ category, description }, place) => ({
    category,
    description,
    delegationStatus: place % 2 === 0,
  }))
}

/** The number of agents a person manages per application. */
export function mockManagingItems(now: Date): readonly ManagingItem[] {
  return applications.map((application, place) => ({
    ...application,
    managedCnt: (place * 3) % 5,
    lastUpdated: lastUpdatedAt(place, now),
  }))
}

/**
 * The view of someone whose agency shares everything, and whose account opens new business only: the same after saving.
 */
export function mockReaches(): readonly ApplicationReach[] {
  const shared = { reason: 'shared', agencies: 1, agents: 0, count: 60 } as const
  const nothing = { agencies: 0, agents: 0 } as const
  return applications.map((application) => {
    const { system, role, category, description } = application
    const reach =
      system === 'NBC'
        ? shared
        : system === 'INF' || system === 'ILL'
          ? { ...nothing, reason: 'cannot-open' as const, count: 0 }
          : { ...nothing, reason: 'not-shown' as const, count: null }
    return { category, description, accessCode: `${system}${role}`, now: reach, next: reach }
  })
}

/** The last changes of a person's access, newest first: one of each kind. */
export function mockAccessHistory(now: Date): readonly AccessHistoryEntry[] {
  const [cases, uploads, alerts] = applications.map(({ category, description }) => ({ category, description }))
  const entry = (action: AccessHistoryEntry['action'], days: number, more: Partial<AccessHistoryEntry> = {}) => ({
    action,
    changedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
    changedBy: 'Adaeze Okafor',
    applications: [],
    agentName: null,
    agentCount: 0,
    isReview: false,
    ...more,
  })
  const only = (application: typeof cases) => ({ applications: application ? [application] : [] })
  return [
    entry('reactivated', 2),
    entry('suspended', 9),
    entry('unshared', 30, { ...only(alerts), changedBy: 'Lucas Vega', isReview: true }),
    entry('assigned', 64, { ...only(cases), agentCount: 3 }),
    entry('shared', 210, { ...only(uploads), agentName: 'Elena Rivera' }),
  ]
}

/** The agents that a person could manage, of one agency or of all; every third is assigned. */
export function mockManagedAgents(agencyNo?: string): readonly ManagedAgent[] {
  return castAgents(agencyNo).map(({ agentNo, fullName }, place) => ({
    agentNumber: agentNo,
    name: fullName,
    assigned: place % 3 === 0,
  }))
}

/** The access review of an agency: every other application of its staff, some of it used and reviewed. */
export function mockAccessReview(agencyNo: string, now: Date): AccessReview {
  const staff = getAgencyPeople(agencyNo).filter(({ role }) => role === 'Office Staff')
  const [granter, reviewer] = ['Adaeze Okafor', 'Lucas Vega']
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  return {
    agencyNo,
    agencyName: castAgencyName(agencyNo) ?? agencyNo,
    lines: staff.flatMap(({ userId, fullName, role }, person) =>
      applications
        .filter((_, place) => (place + person) % 2 === 0)
        .map(({ system, role: roleCode, category, description }, place) => ({
          id: ['AGENCY', userId, `${system}${roleCode}`, ''].join(':'),
          userId,
          fullName,
          role,
          status: suspended.includes(userId) ? 'Disabled' : 'Active',
          kind: 'AGENCY' as const,
          agentNo: null,
          agentName: null,
          category,
          description,
          accessCode: `${system}${roleCode}`,
          grantedAt: at(700 + person),
          grantedBy: place === 3 ? null : granter,
          lastUsed: place === 2 ? null : at(place * 30),
          reviewedAt: place === 1 ? at(90) : null,
          reviewedBy: place === 1 ? reviewer : null,
          narrowsAgency: false,
        })),
    ),
    reviews: [{ reviewedAt: at(90), reviewedBy: reviewer, confirmed: staff.length, removed: 0 }],
  }
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
}
