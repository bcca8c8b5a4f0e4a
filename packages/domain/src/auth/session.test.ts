import { describe, expect, test } from 'vitest'
import { checkSession, isExpired, readTokenExpiry, readTokenIssue, requiredCookies } from './session.ts'

const encode = (claims: unknown) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const token = (claims: unknown) => `e30.${encode(claims)}.signature`
const jwt = token({ exp: 2000 })
const cookies = {
  jwt,
  userId: 'rivera',
  credential: 'ont',
  region: 'r1',
  checksum: 'c1',
  userName: 'Elena Rivera',
  audience: 'Agent',
  access: 'FRS',
}
const stored = { jwt, credential: 'ont', userName: 'Elena Rivera', expirationTime: '1500' }

describe('the session', () => {
  test('is valid with all cookies and a filled storage, and keeps the stored expiration time', () => {
    expect(checkSession(cookies, stored)).toEqual({
      isValid: true,
      missingCookies: [],
      toStore: {},
      expiresAtSeconds: 1500,
    })
  })

  test.each(requiredCookies.map((key) => [key]))('is not valid without the %s cookie', (key) => {
    expect(checkSession({ ...cookies, [key]: undefined }, stored)).toMatchObject({
      isValid: false,
      missingCookies: [key],
    })
  })

  test.each(requiredCookies.map((key) => [key]))('is not valid with an empty %s cookie', (key) => {
    expect(checkSession({ ...cookies, [key]: '' }, stored)).toMatchObject({ isValid: false, toStore: {} })
  })

  test('copies every missing storage key from the cookies, the expiration time from the token', () => {
    expect(checkSession(cookies, {})).toMatchObject({ isValid: true, toStore: { ...stored, expirationTime: '2000' } })
  })

  test.each([
    ['jwt', jwt],
    ['credential', 'ont'],
    ['userName', 'Elena Rivera'],
    ['expirationTime', '2000'],
  ])('copies only %s when only that is missing or empty', (key, value) => {
    expect(checkSession(cookies, { ...stored, [key]: '' })).toMatchObject({ isValid: true, toStore: { [key]: value } })
    expect(Object.keys(checkSession(cookies, { ...stored, [key]: null }).toStore)).toEqual([key])
  })

  test('renews every key when another tab signed in as another user', () => {
    const other = { ...cookies, jwt: token({ exp: 9000 }), userName: 'Mei Lin', credential: 'ont2' }
    expect(checkSession(other, stored)).toEqual({
      isValid: true,
      missingCookies: [],
      toStore: { jwt: other.jwt, credential: 'ont2', userName: 'Mei Lin', expirationTime: '9000' },
      expiresAtSeconds: 9000,
    })
  })

  test('is not valid when no expiration time can be found', () => {
    expect(checkSession({ ...cookies, jwt: 'opaque' }, {}).isValid).toBe(false)
  })

  test('a stored expiration time that is no number makes it invalid', () => {
    expect(checkSession(cookies, { ...stored, expirationTime: 'soon' }).isValid).toBe(false)
  })
})

describe('the expiry claim of a token', () => {
  test.each([
    ['is read', token({ exp: 1767225600 }), 1767225600],
    ['is read from base64url with its own letters', token({ name: '??>>~~ü', exp: 12 }), 12],
    ['is missing', token({ sub: 'rivera' }), null],
    ['is text', token({ exp: '1767225600' }), null],
    ['is null', token({ exp: null }), null],
    ['claims that are no object', token(null), null],
    ['claims that are a list', token([1]), null],
    ['a payload that is no base64', 'a.%%%.c', null],
    ['a payload that is no JSON', `a.${btoa('exp')}.c`, null],
    ['a token without parts', 'token', null],
    ['an empty token', '', null],
    ['no token', null, null],
  ])('%s', (_, given, expected) => {
    expect(readTokenExpiry(given)).toBe(expected)
  })

  test('does not depend on the claim of its issue, which is read apart', () => {
    const both = token({ iat: 1767220000, exp: 1767225600 })
    expect([readTokenIssue(both), readTokenExpiry(both)]).toEqual([1767220000, 1767225600])
    expect(readTokenIssue(jwt)).toBeNull()
  })

  test.each([
    [1000, 999, false],
    [1000, 1000, true],
    [1000, 1001, true],
    [null, 0, true],
  ])('expiring at %s is over at %s: %s', (expiresAt, now, expected) => {
    expect(isExpired(expiresAt, now)).toBe(expected)
  })
})

test('a session needs every one of its cookies', () => {
  expect([...requiredCookies].toSorted()).toEqual(
    ['access', 'audience', 'checksum', 'credential', 'jwt', 'region', 'userId', 'userName'].toSorted(),
  )
  expect(checkSession({}, {})).toEqual({
    isValid: false,
    missingCookies: requiredCookies,
    toStore: {},
    expiresAtSeconds: null,
  })
})
