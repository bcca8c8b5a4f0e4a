import { canUseNewBusiness } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { expect, test } from 'vitest'
import { decideGate } from './guards.js'
import type { Gate, GateFacts } from './guards.js'

const user: AccessUser = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] }
const flags = { leaderboard: true, oktaLogin: false, appian: false }
const base: GateFacts = { session: { status: 'anonymous' }, hasPendingTwoFactor: false, flags, mode: 'local' }
const unknown: GateFacts = { ...base, session: { status: 'unknown' } }
const signedOut = base
const pending: GateFacts = { ...base, hasPendingTwoFactor: true }
const signedIn: GateFacts = { ...base, session: { status: 'authenticated', user } }
const inforceOnly: GateFacts = {
  ...base,
  session: { status: 'authenticated', user: { ...user, userId: 'brandt', access: ['SRA'] } },
}
const show = { kind: 'show' }
const wait = { kind: 'wait' }
const signIn = { kind: 'sign-in' }
const absent = { kind: 'absent' }
const toDashboard = { kind: 'go', to: '/dashboard' }
const toLogin = { kind: 'go', to: '/login' }

test.each<[string, Gate, GateFacts, object]>([
  ['a page for everybody waits until the session is known', { guard: 'public' }, unknown, wait],
  ['a page for everybody opens signed out', { guard: 'public' }, signedOut, show],
  ['a page for everybody opens signed in', { guard: 'public' }, signedIn, show],
  ['the sign-in page opens signed out', { guard: 'anonymous' }, signedOut, show],
  ['the sign-in page sends a signed-in user to the dashboard', { guard: 'anonymous' }, signedIn, toDashboard],
  ['a page of the portal waits until the session is known', { guard: 'authenticated' }, unknown, wait],
  ['a page of the portal asks to sign in first', { guard: 'authenticated' }, signedOut, signIn],
  ['a page of the portal asks to sign in first, code pending or not', { guard: 'authenticated' }, pending, signIn],
  ['a page of the portal opens signed in', { guard: 'authenticated' }, signedIn, show],
  ['a code page opens between password and code', { guard: 'pendingTwoFactor' }, pending, show],
  ['a code page without a pending code leads to sign-in', { guard: 'pendingTwoFactor' }, signedOut, toLogin],
  ['a code page leads a signed-in user to the dashboard', { guard: 'pendingTwoFactor' }, signedIn, toDashboard],
])('%s', (_, gate, facts, expected) => {
  expect(decideGate(gate, facts)).toEqual(expected)
})

const newBusiness: Gate = { guard: 'authenticated', access: canUseNewBusiness }
const leaderboard: Gate = { guard: 'authenticated', flag: 'leaderboard' }
const lookup: Gate = { guard: 'authenticated', flag: 'appian' }
const testing: Gate = { guard: 'public', modes: ['dev', 'test'] }

test.each<[string, Gate, GateFacts, object]>([
  ['who has the access value comes in', newBusiness, signedIn, show],
  ['who has not is refused', newBusiness, inforceOnly, { kind: 'refuse' }],
  ['who is signed out signs in first', newBusiness, signedOut, signIn],
  ['a flag that is on opens its route', leaderboard, signedIn, show],
  ['a flag that is off: the route does not exist', lookup, signedIn, absent],
  ['a flag that is not known yet', leaderboard, { ...signedIn, flags: undefined }, wait],
  ['signed out, the flag does not matter', lookup, signedOut, signIn],
  ['the testing page exists in test', testing, { ...base, mode: 'test' }, show],
  ['the testing page exists in dev', testing, { ...base, mode: 'dev' }, show],
  ['the testing page does not exist in local', testing, base, absent],
  ['the testing page does not exist in prod', testing, { ...base, mode: 'prod' }, absent],
  ['a mode that is not known yet', testing, { ...base, mode: undefined }, wait],
])('%s', (_, gate, facts, expected) => {
  expect(decideGate(gate, facts)).toEqual(expected)
})
