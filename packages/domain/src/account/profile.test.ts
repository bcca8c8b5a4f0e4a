import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseAccessUser } from '../access/index.ts'
import { displayIdentity, getInitials } from './display-identity.ts'
import { profileSchema, unreadBadge } from './profile.ts'

describe('reading a profile', () => {
  test.each([
    ['A &amp; B', 'A & B'],
    ['A &AMP; B &amp; C', 'A & B & C'],
    ['A &#38; B &#x26; C', 'A & B & C'],
    ['A &amp;amp; B', 'A &amp; B'],
    ['A & B', 'A & B'],
    ['A &lt; B', 'A &lt; B'],
    ["O'Connor", "O'Connor"],
  ])('the name %s shows as %s', (sent, shown) => {
    const { fullName, agencyName, email } = v.parse(profileSchema, {
      userId: 'rivera',
      fullName: sent,
      agencyName: sent,
      email: 'a&amp;b@example.com',
    })
    expect([fullName, agencyName, email]).toEqual([shown, shown, 'a&amp;b@example.com'])
  })

  test('every field but the user id may be missing or null, and others are ignored', () => {
    const sparse = v.parse(profileSchema, { userId: 'rivera', mfa: null, agentNo: null, favouriteColour: 'blue' })
    expect(new Set(Object.values({ ...sparse, userId: null }))).toEqual(new Set([null]))
    expect(v.safeParse(profileSchema, { fullName: 'Elena Rivera' }).success).toBe(false)
  })

  test('the fields of the contract are there', () => {
    const fields =
      'userId fullName firstName middleName lastName suffix agentNo agencyName agencyNo email alternateEmail phone phoneExt mfa mobileOptIn showInFieldDirectory challengeQuestion verificationExpirationInDays changePasswordExpirationInDays'
    expect(Object.keys(v.parse(profileSchema, { userId: 'rivera' }))).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  test('the mobile phone is in mfa.sms', () => {
    expect(v.parse(profileSchema, { userId: 'rivera', mfa: { sms: '7735550101' } }).mfa).toEqual({ sms: '7735550101' })
    expect(v.parse(profileSchema, { userId: 'rivera', mfa: {} }).mfa).toEqual({ sms: null })
  })
})

describe('the profile card', () => {
  const agent = parseAccessUser({ userId: 'rivera', audience: 'Agent', access: '' })
  const named = { userId: 'rivera', firstName: 'Elena', lastName: 'Rivera', fullName: 'Elena Rivera' }
  test.each([
    ['a full name', named, { initials: 'ER', name: 'Elena Rivera' }],
    ['blanks around the parts', { ...named, firstName: ' Elena ', fullName: null }, { name: 'Elena Rivera' }],
    ['no full name', { ...named, fullName: null }, { initials: 'ER', name: 'Elena Rivera' }],
    ['a last name only', { ...named, firstName: null, fullName: null }, { initials: 'R', name: 'Rivera' }],
    [
      'a full name in one piece',
      { ...named, firstName: null, lastName: '', fullName: 'Ana de la Cruz' },
      { initials: 'AC', name: 'Ana de la Cruz', shortName: 'Ana de la Cruz' },
    ],
    ['no name at all', { ...named, firstName: null, lastName: null, fullName: ' ' }, { initials: 'R', name: 'rivera' }],
  ])('with %s', (_, profile, expected) => {
    expect(displayIdentity(agent, profile)).toMatchObject(expected)
  })

  test('shows a guest as Guest User with the initials GU', () => {
    const guest = parseAccessUser({ userId: 'guest', audience: 'AgentGuest', access: '' })
    expect(displayIdentity(guest, named)).toEqual({ initials: 'GU', name: 'Guest User', shortName: 'Guest User' })
  })

  test('makes the initials of first and last name, without a suffix', () => {
    const profile = { ...named, fullName: 'Elena M. Rivera Jr.' }
    expect(displayIdentity(agent, profile)).toMatchObject({ initials: 'ER', shortName: 'Elena Rivera' })
  })

  test('shows an AIC guest under the own name', () => {
    const guest = parseAccessUser({ userId: 'guest', audience: 'AICGuest', access: '' })
    expect(displayIdentity(guest, named).initials).toBe('ER')
  })

  test.each([
    [['élodie', 'ångström'], 'ÉÅ'],
    [['E\u0301lodie', 'Martin'], 'E\u0301M'],
    [['יעל', 'כהן'], 'יכ'],
    [['Nguyễn', 'Thị', 'Lan'], 'NL'],
    [['Cher'], 'C'],
    [[], ''],
  ])('the initials of %j are %s', (parts, expected) => {
    expect(getInitials(parts)).toBe(expected)
  })
})

describe('the unread badge', () => {
  test.each([
    [0, null],
    [-1, null],
    [Number.NaN, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('%s unread shows %s', (count, expected) => {
    expect(unreadBadge(count)).toBe(expected)
  })
})
