import { demoPeople } from './demo-people.ts'
import type { CastMember, DemoPerson } from './types.ts'

type Extra = Omit<CastMember, 'email' | 'fullName' | 'middleName' | 'suffixName'> & {
  readonly middleName?: string
  readonly suffixName?: string
}

function member({ middleName, suffixName, ...rest }: Extra): CastMember {
  return {
    ...rest,
    middleName: middleName ?? null,
    suffixName: suffixName ?? null,
    fullName: [rest.firstName, middleName, rest.lastName, suffixName].filter(Boolean).join(' '),
    email: `${rest.userId}@example.com`,
  }
}

/** Colleagues without a demo account, so that every agency has a few people and the names stress the layout. */
const colleagues: readonly CastMember[] = [
  { userId: 'oconnor', agencyNo: 'AG1001', agentNo: '100103', firstName: 'Siobhán', lastName: "O'Connor", line: '21' },
  {
    userId: 'chenjr',
    agencyNo: 'AG1001',
    agentNo: '100104',
    firstName: 'Robert',
    middleName: 'T.',
    lastName: 'Chen',
    suffixName: 'Jr.',
    line: '22',
  },
  {
    userId: 'niguez',
    agencyNo: 'AG2002',
    agentNo: '200205',
    firstName: 'María José',
    lastName: 'Ñíguez-Álvarez',
    line: '23',
  },
  { userId: 'cohen', agencyNo: 'AG2002', agentNo: '200206', firstName: 'יעל', lastName: 'כהן', line: '24' },
  {
    userId: 'washington',
    agencyNo: 'AG3003',
    agentNo: '300321',
    firstName: "D'Angelo",
    lastName: 'Washington',
    suffixName: 'III',
    line: '25',
  },
  {
    userId: 'nguyen',
    agencyNo: 'AG3003',
    agentNo: '300322',
    firstName: 'Nguyễn',
    middleName: 'Thị',
    lastName: 'Lan',
    line: '26',
  },
  { userId: 'zukowski', agencyNo: 'AG9000', agentNo: '900002', firstName: 'Łukasz', lastName: 'Żukowski', line: '27' },
  {
    userId: 'delacroix',
    agencyNo: 'AG9000',
    agentNo: '900003',
    firstName: 'Anne-Sophie',
    lastName: 'Delacroix',
    line: '28',
  },
  { userId: 'dubois', agencyNo: 'AG1001', agentNo: null, firstName: 'Amélie', lastName: 'Dubois', line: '31' },
  { userId: 'ferris', agencyNo: 'AG2002', agentNo: null, firstName: 'Tom', lastName: 'Ferris', line: '32' },
  { userId: 'adeyemi', agencyNo: 'AG3003', agentNo: null, firstName: 'Grace', lastName: 'Adeyemi', line: '33' },
  { userId: 'kowalczyk', agencyNo: 'AG9000', agentNo: null, firstName: 'Ewa', lastName: 'Kowalczyk', line: '34' },
].map(({ line, ...rest }) =>
  member({ ...rest, role: rest.agentNo === null ? 'Office Staff' : 'Agent', phone: `31255501${line}` }),
)

function asMember({ userId, agencyNo, agentNo, profile }: DemoPerson): readonly CastMember[] {
  if (agencyNo === null || profile.firstName === null || profile.lastName === null) return []
  return [
    {
      userId,
      agencyNo,
      agentNo,
      role: agentNo === null ? 'Office Staff' : 'Agent',
      firstName: profile.firstName,
      middleName: profile.middleName,
      lastName: profile.lastName,
      suffixName: profile.suffix,
      fullName: profile.fullName ?? `${profile.firstName} ${profile.lastName}`,
      email: profile.email ?? `${userId}@example.com`,
      phone: profile.phone ?? '',
    },
  ]
}

/** Everybody who belongs to an agency: the demo accounts with an agency, then their colleagues. */
export const cast: readonly CastMember[] = [...demoPeople.flatMap(asMember), ...colleagues]

/** The people of one agency, or those of all when no number is given. */
export function getCast(agencyNo?: string): readonly CastMember[] {
  return agencyNo === undefined ? cast : cast.filter((person) => person.agencyNo === agencyNo)
}

/** The agents among the people of one agency, or of all. */
export function castAgents(agencyNo?: string): readonly (CastMember & { readonly agentNo: string })[] {
  return getCast(agencyNo).flatMap((person) =>
    person.agentNo === null ? [] : [{ ...person, agentNo: person.agentNo }],
  )
}
