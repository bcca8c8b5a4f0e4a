import type { SessionCookies, SessionStorageValues } from '@producer-portal/domain/auth'
import { expect, test } from 'vitest'
import { sessionCookies, tokenUntil } from '../testing/sign-in-as.js'
import { readSession } from './session.js'

const now = 1_000
const live: SessionCookies = { ...sessionCookies(), jwt: tokenUntil(2_000) }
const without = (key: keyof SessionCookies): SessionCookies => ({ ...live, [key]: '' })

test.each<[string, SessionCookies, SessionStorageValues, string]>([
  ['no cookies: nobody is signed in', {}, {}, 'anonymous'],
  ['leftovers without a token: nobody is signed in', { audience: 'Agent', access: 'FRS' }, {}, 'anonymous'],
  ['every cookie and a live token: signed in', live, {}, 'authenticated'],
  ['no audience: signed out', without('audience'), {}, 'logout'],
  ['no access: signed out', without('access'), {}, 'logout'],
  ['no region: signed out', without('region'), {}, 'logout'],
  ['a token that cannot be read: signed out', { ...live, jwt: 'rubbish' }, {}, 'logout'],
  ['a token whose time is over: expired', { ...live, jwt: tokenUntil(now) }, {}, 'expired'],
  ['an empty audience: signed out', { ...live, audience: '' }, {}, 'logout'],
  ['an empty region: signed out', { ...live, region: '' }, {}, 'logout'],
  ['a stored time that is no number: signed out', live, { jwt: live.jwt, expirationTime: 'never' }, 'logout'],
  ['the stored time is over: expired', live, { jwt: live.jwt, expirationTime: '1000' }, 'expired'],
  ['a new token, signed in elsewhere, counts instead', live, { jwt: 'old', expirationTime: '1000' }, 'authenticated'],
  ['the cookies have run out with the session: expired', {}, { expirationTime: '1000' }, 'expired'],
  ['signed out elsewhere: nobody is signed in', {}, { expirationTime: '2000' }, 'anonymous'],
])('%s', (_, cookies, storage, expected) => {
  const reading = readSession(cookies, storage, now)
  expect(reading.kind === 'ended' ? reading.by : reading.kind).toBe(expected)
})

test('the user comes from the role cookies, and what the tab lacks is to be stored', () => {
  expect(readSession(live, {}, now)).toEqual({
    kind: 'authenticated',
    user: { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] },
    toStore: { jwt: live.jwt, credential: 'credential', userName: 'Elena Rivera', expirationTime: '2000' },
  })
})
