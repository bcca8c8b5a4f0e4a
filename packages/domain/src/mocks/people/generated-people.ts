import { familyNames, givenNames } from '../generator-names.ts'
import { randomFor } from '../random.ts'
import { largeAgencyNo } from './agencies.ts'
import { castAgents, getCast } from './cast.ts'
import type { CastMember } from './types.ts'

/** The number of people the large agency has; three of five are agents. */
const largeAgencySize = 2_000

/** The people of an agency of the cast, the generated ones of the large agency included. */
export function getAgencyPeople(agencyNo: string): readonly CastMember[] {
  if (agencyNo !== largeAgencyNo) return getCast(agencyNo)
  return Array.from({ length: largeAgencySize }, (_, place) => generatePerson(place))
}

/** The agents among them. */
export function getAgencyAgents(agencyNo: string): ReturnType<typeof castAgents> {
  if (agencyNo !== largeAgencyNo) return castAgents(agencyNo)
  return getAgencyPeople(agencyNo).flatMap((person) =>
    person.agentNo === null ? [] : [{ ...person, agentNo: person.agentNo }],
  )
}

function generatePerson(place: number): CastMember {
  const random = randomFor('person', largeAgencyNo, place)
  const [firstName, lastName] = [random.pick(givenNames), random.pick(familyNames)]
  const middleName = random.chance(0.2) ? `${random.pick(['A', 'J', 'M', 'R', 'T'])}.` : null
  const userId = `gp${String(place + 1).padStart(4, '0')}`
  const isAgent = place % 5 < 3
  return {
    userId,
    agencyNo: largeAgencyNo,
    agentNo: isAgent ? String(500_001 + place) : null,
    role: isAgent ? 'Agent' : 'Office Staff',
    firstName,
    middleName,
    lastName,
    suffixName: null,
    fullName: [firstName, middleName, lastName].filter(Boolean).join(' '),
    email: `${userId}@example.com`,
    phone: `31255501${String(place % 100).padStart(2, '0')}`,
  }
}
