import { canUseNewBusiness } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { expect, test } from 'vitest'
import { resolveGuard } from './RouteGuard.js'
import type { GuardContext, GuardedPage } from './RouteGuard.js'

const user: AccessUser = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] }
const flags = { leaderboard: true, oktaLogin: false, appian: false }
const nothingDue = { kind: 'none', passwordWarningDays: null } as const
const base: GuardContext = {
  session: { status: 'anonymous' },
  hasPendingTwoFactor: false,
  flags,
  mode: 'local',
  onboarding: nothingDue,
}
const unknown: GuardContext = { ...base, session: { status: 'unknown' } }
const signedOut = base
const pending: GuardContext = { ...base, hasPendingTwoFactor: true }
const signedIn: GuardContext = { ...base, session: { status: 'authenticated', user } }
const inforceOnly: GuardContext = {
  ...base,
  session: { status: 'authenticated', user: { ...user, userId: 'brandt', access: ['SRA'] } },
}
const show = { kind: 'show' }
const pendingDecision = { kind: 'pending' }
const signIn = { kind: 'signIn' }
const notFound = { kind: 'notFound' }
const toDashboard = { kind: 'redirect', to: '/dashboard' }
const toLogin = { kind: 'redirect', to: '/login' }

test.each<[string, GuardedPage, GuardContext, object]>([
  ['a page for everybody waits until the session is known', { guard: 'public' }, unknown, pendingDecision],
  ['a page for everybody opens signed out', { guard: 'public' }, signedOut, show],
  ['a page for everybody opens signed in', { guard: 'public' }, signedIn, show],
  ['the sign-in page opens signed out', { guard: 'anonymous' }, signedOut, show],
  ['the sign-in page sends a signed-in user to the dashboard', { guard: 'anonymous' }, signedIn, toDashboard],
  ['a page of the portal waits until the session is known', { guard: 'authenticated' }, unknown, pendingDecision],
  ['a page of the portal asks to sign in first', { guard: 'authenticated' }, signedOut, signIn],
  ['a page of the portal asks to sign in first, code pending or not', { guard: 'authenticated' }, pending, signIn],
  ['a page of the portal opens signed in', { guard: 'authenticated' }, signedIn, show],
  ['a code page opens between password and code', { guard: 'pendingTwoFactor' }, pending, show],
  ['a code page without a pending code leads to sign-in', { guard: 'pendingTwoFactor' }, signedOut, toLogin],
  ['a code page leads a signed-in user to the dashboard', { guard: 'pendingTwoFactor' }, signedIn, toDashboard],
])('%s', (_, gate, facts, expected) => {
  expect(resolveGuard(gate, facts)).toEqual(expected)
})

const newBusiness: GuardedPage = { guard: 'authenticated', access: canUseNewBusiness }
const leaderboard: GuardedPage = { guard: 'authenticated', flag: 'leaderboard' }
const question: GuardedPage = { guard: 'authenticated', signInMethod: 'legacy' }
const withProvider = { ...flags, oktaLogin: true }
const lookup: GuardedPage = { guard: 'authenticated', flag: 'appian' }
const testing: GuardedPage = { modes: ['dev', 'test'] }

test.each<[string, GuardedPage, GuardContext, object]>([
  ['who has the access value comes in', newBusiness, signedIn, show],
  ['who has not is refused', newBusiness, inforceOnly, { kind: 'forbidden' }],
  ['who is signed out signs in first', newBusiness, signedOut, signIn],
  ['a flag that is on opens its route', leaderboard, signedIn, show],
  ['a page of the other way to sign in does not exist', question, { ...signedIn, flags: withProvider }, notFound],
  ['a page of this way to sign in does', question, signedIn, show],
  ['a way to sign in that is not known yet', question, { ...signedIn, flags: undefined }, pendingDecision],
  ['a flag that is off: the route does not exist', lookup, signedIn, notFound],
  ['a flag that is not known yet', leaderboard, { ...signedIn, flags: undefined }, pendingDecision],
  ['signed out, the flag does not matter', lookup, signedOut, signIn],
  ['the testing page exists in test', testing, { ...signedIn, mode: 'test' }, show],
  ['the testing page exists in dev', testing, { ...signedIn, mode: 'dev' }, show],
  ['the testing page asks to sign in first', testing, { ...base, mode: 'test' }, signIn],
  ['the testing page does not exist in local', testing, base, notFound],
  ['the testing page does not exist in prod', testing, { ...base, mode: 'prod' }, notFound],
  ['a mode that is not known yet', testing, { ...base, mode: undefined }, pendingDecision],
])('%s', (_, gate, facts, expected) => {
  expect(resolveGuard(gate, facts)).toEqual(expected)
})

const dashboard: GuardedPage = { guard: 'authenticated' }
const passwordPage: GuardedPage = { guard: 'authenticated', requiredActions: ['change-password', 'verify-contact'] }
const contactPage: GuardedPage = { guard: 'authenticated', requiredActions: ['verify-contact'] }
const passwordDue: GuardContext = { ...signedIn, onboarding: { kind: 'change-password' } }
const contactDue: GuardContext = { ...signedIn, onboarding: { kind: 'verify-contact', isExpired: false } }
const warned: GuardContext = { ...signedIn, onboarding: { kind: 'none', passwordWarningDays: 3 } }
const notKnown: GuardContext = { ...signedIn, onboarding: null }
const toPassword = { kind: 'requiredAction', to: '/verify/update-password' }
const toContact = { kind: 'requiredAction', to: '/verify-contact' }

test.each<[string, GuardedPage, GuardContext, object]>([
  ['a page waits until it is known what is due', dashboard, { ...signedIn, onboarding: undefined }, pendingDecision],
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
  expect(resolveGuard(gate, facts)).toEqual(expected)
})
