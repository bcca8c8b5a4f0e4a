import type { AccessUser } from '@producer-portal/domain/access'
import { type DemoPerson, demoPerson } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { toProfileView } from './profile-view.js'

const toUser = ({ userId, audiences, access }: DemoPerson): AccessUser => ({ userId, audiences, access })
const toView = (person: DemoPerson) => toProfileView(toUser(person), person.profile)

describe('the profile card', () => {
  test.each([
    ['rivera', ['fullProfile', 'preferences', 'manageAccess']],
    ['okafor', ['fullProfile', 'preferences', 'manageAccess']],
    ['lin', ['preferences']],
    ['hale', ['preferences']],
    ['moreau', ['preferences']],
    ['guest', []],
    ['gone', ['fullProfile', 'preferences']],
  ])('offers %s the pages %j', (userId, links) => {
    expect(toView(demoPerson(userId)).links).toEqual(links)
  })

  test('shows what is known about a producer, in a fixed order', () => {
    const { name, facts } = toView(demoPerson('rivera'))
    expect(name).toBe('Elena Rivera')
    expect(facts).toEqual([
      { name: 'agentNumber', value: '100101' },
      { name: 'agency', value: 'Lakeshore Financial Group' },
      { name: 'agencyNumber', value: 'AG1001' },
      { name: 'email', value: 'rivera@example.com' },
      { name: 'alternateEmail', value: 'elena.rivera@example.com' },
      { name: 'phone', value: '(312) 555-0101', extension: '204' },
    ])
  })

  test('calls an agent guest "Guest User", of which the initials GU are made', () => {
    expect(toView(demoPerson('guest'))).toMatchObject({ name: 'Guest User', shortName: 'Guest User' })
  })

  test('makes the initials of first and last name alone', () => {
    const rivera = demoPerson('rivera')
    const profile = { ...rivera.profile, fullName: 'Elena M. Rivera Jr.' }
    expect(toProfileView(toUser(rivera), profile)).toMatchObject({
      name: 'Elena M. Rivera Jr.',
      shortName: 'Elena Rivera',
    })
  })

  test('hides the agency name from home office', () => {
    const hale = demoPerson('hale')
    const profile = { ...hale.profile, agencyName: 'Lakeshore Financial Group' }
    expect(toProfileView(toUser(hale), profile).facts.map((fact) => fact.name)).not.toContain('agency')
  })

  test('shows the user ID until the profile has loaded', () => {
    expect(toProfileView(toUser(demoPerson('rivera')), undefined)).toMatchObject({ name: 'rivera', facts: [] })
  })
})
