import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { accessValues, audiences } from '../../access/roles.ts'
import { profileSchema } from '../../account/profile.ts'
import { castAgencies, emptyAgencyNo, largeAgencyNo, managedAgencies } from './agencies.ts'
import { cast, castAgents } from './cast.ts'
import { demoPeople, demoPerson } from './demo-people.ts'
import { getAgencyAgents, getAgencyPeople } from './generated-people.ts'

const agencyNumbers: readonly string[] = castAgencies.map((agency) => agency.agencyNo)

describe('the demo accounts', () => {
  test.each(demoPeople.map((each) => [each.userId, each] as const))(
    '%s is an account that holds together',
    (_, each) => {
      expect(v.parse(profileSchema, each.profile)).toEqual(each.profile)
      expect(audiences).toEqual(expect.arrayContaining([...each.audiences]))
      expect(accessValues).toEqual(expect.arrayContaining([...each.access]))
      expect(each.profile.changePasswordExpirationInDays).toBe(each.passwordExpiresInDays)
      expect(each.profile.verificationExpirationInDays).toBe(each.contactDueInDays)
      expect([null, ...agencyNumbers]).toContain(each.agencyNo)
    },
  )

  test('have distinct user ids', () => {
    expect(new Set(demoPeople.map((each) => each.userId)).size).toBe(demoPeople.length)
  })

  test('an unknown account is an error that names it', () => {
    expect(() => demoPerson('nobody')).toThrow('No demo account "nobody"')
  })
})

describe('the cast', () => {
  test('user ids, agent numbers and phone numbers are used once', () => {
    for (const values of [
      cast.map((member) => member.userId),
      castAgents().map((agent) => agent.agentNo),
      cast.map((member) => member.phone),
    ]) {
      expect(new Set(values).size).toBe(values.length)
    }
  })

  test.each(agencyNumbers.filter((agencyNo) => agencyNo !== emptyAgencyNo))(
    '%s has agents and office staff',
    (agencyNo) => {
      expect(getAgencyAgents(agencyNo).length).toBeGreaterThan(1)
      expect(getAgencyPeople(agencyNo).some((member) => member.role === 'Office Staff')).toBe(true)
    },
  )

  test('one agency has nobody in it, and one has 2,000 people with numbers of their own', () => {
    expect(getAgencyPeople(emptyAgencyNo)).toEqual([])
    const people = getAgencyPeople(largeAgencyNo)
    expect(people).toHaveLength(2_000)
    expect(new Set([...people, ...cast].map(({ userId }) => userId)).size).toBe(2_000 + cast.length)
    const numbers = [...getAgencyAgents(largeAgencyNo), ...castAgents()].map(({ agentNo }) => agentNo)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('managers manage agencies that exist, their own among them', () => {
    for (const [userId, agencies] of Object.entries(managedAgencies)) {
      expect(demoPerson(userId).access).toContain('ManagerRole')
      expect(agencies).toContain(demoPerson(userId).agencyNo)
      expect(agencyNumbers).toEqual(expect.arrayContaining([...agencies]))
    }
  })

  test('every phone number is one that is kept for fiction', () => {
    for (const member of cast) expect(member.phone).toMatch(/^\d{3}55501\d\d$/)
  })
})
