import { describe, expect, test } from 'vitest'
import { accessValues, audiences, audiencesPassing } from './roles.ts'
import type { AccessRule, AccessValue } from './roles.ts'
import { canOpenPolicySystem, canUseInforce, canUseNewBusiness } from './business.ts'
import { isAgencyManager, canManageAccess } from './manage-access.ts'
import { canSeeRepresentativeEmail } from './account.ts'

const holding = (access: AccessValue) => ({ userId: 'lin', audiences: ['Staff'] as const, access: [access] })
const passing = (rule: AccessRule) => accessValues.filter((access) => rule(holding(access)))

test('the access values are those that are given, and the one that opens the policy system', () => {
  expect(accessValues.join(' ')).toBe('ManagerRole BUS NBA SRA FRS FRS-NewBus FRS-All AEM CSS')
})

describe('each access value alone', () => {
  test.each<readonly [string, AccessRule, readonly AccessValue[]]>([
    ['New business', canUseNewBusiness, ['BUS', 'NBA', 'FRS', 'FRS-NewBus', 'FRS-All']],
    ['In-force', canUseInforce, ['BUS', 'SRA', 'FRS', 'FRS-NewBus', 'FRS-All']],
    ['Representative email', canSeeRepresentativeEmail, ['AEM']],
    ['Agency manager', isAgencyManager, ['ManagerRole']],
    ['Policy system, contract in it', (user) => canOpenPolicySystem({ inCss: true }, user), ['CSS']],
    ['Policy system, contract not in it', (user) => canOpenPolicySystem({ inCss: false }, user), []],
    ['Policy system, contract not flagged', (user) => canOpenPolicySystem({}, user), []],
  ])('%s', (_, rule, expected) => {
    expect(passing(rule)).toEqual(expected)
  })

  test('ManagerRole opens Manage Access to every audience but home office, Staff and Terminated', () => {
    expect(audiencesPassing(canManageAccess, ['ManagerRole'])).toEqual(
      audiences.filter((audience) => !['HomeOffice', 'HomeOfficeAIC', 'Staff', 'Terminated'].includes(audience)),
    )
  })
})
