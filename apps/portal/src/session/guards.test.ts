import { canUseNewBusiness } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { expect, test } from 'vitest'
import { decideGate } from './guards.js'
import type { Gate, GateFacts } from './guards.js'

const user: AccessUser = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] }
const flags = { leaderboard: true, oktaLogin: false, appian: false }
const nothingDue = { kind: 'none', passwordWarningDays: null } as const
const base: GateFacts = {
  session: { status: 'anonymous' },
  hasPendingTwoFactor: false,
  flags,
  mode: 'local',
  onboarding: nothingDue,
}
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

const dashboard: Gate = { guard: 'authenticated' }
const passwordPage: Gate = { guard: 'authenticated', duties: ['change-password', 'verify-contact'] }
const contactPage: Gate = { guard: 'authenticated', duties: ['verify-contact'] }
const passwordDue: GateFacts = { ...signedIn, onboarding: { kind: 'change-password' } }
const contactDue: GateFacts = { ...signedIn, onboarding: { kind: 'verify-contact', isExpired: false } }
const warned: GateFacts = { ...signedIn, onboarding: { kind: 'none', passwordWarningDays: 3 } }
const notKnown: GateFacts = { ...signedIn, onboarding: null }
const toPassword = { kind: 'duty', to: '/verify/update-password' }
const toContact = { kind: 'duty', to: '/verify-contact' }

test.each<[string, Gate, GateFacts, object]>([
  ['a page waits until it is known what is due', dashboard, { ...signedIn, onboarding: undefined }, wait],
  ['signed out, nothing is due', dashboard, { ...signedOut, onboarding: undefined }, signIn],
  ['an expired password comes before any page', dashboard, passwordDue, toPassword],
  ['an expired password comes before the contact data', contactPage, passwordDue, toPassword],
  ['an expired password is changed on its page', passwordPage, passwordDue, show],
  ['contact data that is due comes before any page', dashboard, contactDue, toContact],
  ['contact data that is due is verified on its page', contactPage, contactDue, show],
  ['the password may be changed while contact data is due', passwordPage, contactDue, show],
  ['what is due comes before a refusal', newBusiness, { ...inforceOnly, ...passwordDue }, toPassword],
  ['a page for everybody stays open, whatever is due', { guard: 'public' }, passwordDue, show],
  ['a warning holds nobody up', dashboard, warned, show],
  ['with nothing due, the password page of signing in leads on', passwordPage, signedIn, toDashboard],
  ['with nothing due, the contact page leads on', contactPage, signedIn, toDashboard],
  ['when it cannot be known what is due, pages open', dashboard, notKnown, show],
  ['when it cannot be known what is due, the contact page stays', contactPage, notKnown, show],
])('%s', (_, gate, facts, expected) => {
  expect(decideGate(gate, facts)).toEqual(expected)
})
