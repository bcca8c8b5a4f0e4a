import { describe, expect, test } from 'vitest'
import { canSeeInsuranceProducts, canSeeStatements, dashboardWidgets } from './business.ts'
import {
  canChooseFieldDirectory,
  canEditProfile,
  canSeeSecurityQuestion,
  canUseSecureMessaging,
  isHomeOffice,
  isPasswordPromptEligible,
} from './account.ts'
import { hasAudience } from './roles.ts'
import { canManageAccess } from './manage-access.ts'
import { parseAccessUser } from './parse-access-user.ts'
import type { AccessRule } from './roles.ts'

const user = (audience: string, access = '') => parseAccessUser({ userId: 'rivera', audience, access })

describe('users with several audiences', () => {
  test.each<readonly [string, AccessRule, string, boolean]>([
    ['a producer who is Terminated cannot manage access', canManageAccess, 'Agent,Terminated', false],
    ['a producer at home office cannot manage access', canManageAccess, 'Agent,HomeOffice', false],
    ['a Terminated AIC user keeps secure messages', canUseSecureMessaging, 'AIC,Terminated', true],
    ['a Terminated producer has no secure messages', canUseSecureMessaging, 'Agent,Terminated', false],
    ['home office makes the profile read-only', canEditProfile, 'Agent,HomeOffice', false],
    ['home office is not prompted for a password', isPasswordPromptEligible, 'AIC,HomeOfficeAIC', false],
    ['a guest is not prompted for a password', isPasswordPromptEligible, 'AIC,AICGuest', false],
  ])('%s', (_, rule, audience, expected) => {
    expect(rule(user(audience))).toBe(expected)
  })
})

describe('the other spelling AICHomeOffice', () => {
  test.each<readonly [string, AccessRule]>([
    ['home office', isHomeOffice],
    ['statements', canSeeStatements],
    ['secure messages', canUseSecureMessaging],
  ])('counts as HomeOfficeAIC for %s', (_, rule) => {
    expect(rule(user('AICHomeOffice'))).toBe(true)
  })

  test.each<readonly [string, AccessRule]>([
    ['Manage Access', canManageAccess],
    ['profile editing', canEditProfile],
  ])('is excluded from %s', (_, rule) => {
    expect(rule(user('AICHomeOffice', 'ManagerRole'))).toBe(false)
  })
})

describe('the wildcard audience', () => {
  test('a list with the wildcard is open to everybody', () => {
    expect(hasAudience(user(''), ['*'])).toBe(true)
  })

  test.each<readonly [string, AccessRule, string, boolean]>([
    ['passes Manage Access', canManageAccess, '*', true],
    ['passes statements', canSeeStatements, '*', true],
    ['loses against Terminated in Manage Access', canManageAccess, '*,Terminated', false],
    ['loses against home office in Manage Access', canManageAccess, '*,HomeOffice', false],
    ['loses against home office in profile editing', canEditProfile, '*,HomeOffice', false],
    ['loses against Terminated in insurance products', canSeeInsuranceProducts, '*,Terminated', false],
    ['passes insurance products', canSeeInsuranceProducts, '*', true],
    ['makes nobody home office', isHomeOffice, '*', false],
    ['makes nobody eligible for password prompts', isPasswordPromptEligible, '*', false],
  ])('held by a user %s', (_, rule, audience, expected) => {
    expect(rule(user(audience))).toBe(expected)
  })
})

describe('the dashboard', () => {
  test.each([
    ['new business first when both lines are open', 'Agent', 'FRS', 'first', ['new-business']],
    ['both when the deployment wants all', 'Agent', 'FRS', 'all', ['new-business', 'inforce']],
    ['in-force for SRA alone', 'Agent', 'SRA', 'first', ['inforce']],
    ['new business for AIC', 'AIC', '', 'first', ['new-business']],
    ['the welcome box for IDC without access', 'IDC3', '', 'first', ['welcome']],
    ['the welcome box for AltDist without access', 'AltDist', '', 'all', ['welcome']],
    ['no welcome box where a widget applies', 'IDC3', 'NBA', 'all', ['new-business']],
    ['nothing for a Terminated user', 'Terminated', '', 'first', []],
  ] as const)('shows %s', (_, audience, access, policy, expected) => {
    expect(dashboardWidgets(user(audience, access), policy)).toEqual(expected)
  })
})

describe('single rules', () => {
  test.each([
    ['an agent with an agent number', 'Agent', '100101', true],
    ['an agent without an agent number', 'Agent', null, false],
    ['an agent with an empty agent number', 'Agent', '', false],
    ['an agent who is home office', 'Agent,HomeOffice', '100101', false],
    ['an AIC guest', 'AIC,AICGuest', '100101', false],
  ])('field directory: %s', (_, audience, agentNo, expected) => {
    expect(canChooseFieldDirectory(user(audience), { agentNo })).toBe(expected)
  })

  test('the security question link is hidden after sign-in through an identity provider', () => {
    expect([canSeeSecurityQuestion('legacy'), canSeeSecurityQuestion('identity-provider')]).toEqual([true, false])
  })
})
