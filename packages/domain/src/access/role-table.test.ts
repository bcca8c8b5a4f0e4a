import { describe, expect, test } from 'vitest'
import { audiences, audiencesPassing } from './roles.ts'
import type { AccessRule, Audience } from './roles.ts'
import {
  canLookUpClients,
  canSeeInsuranceProducts,
  canSeeInvestmentProducts,
  canSeeStatements,
  canUseInforce,
  canUseNewBusiness,
  isWelcomed,
} from './business.ts'
import {
  canChangeContactData,
  canEditProfile,
  canSeeAgencyName,
  canSeeLeaderboard,
  canSeeFullProfile,
  canSeePreferences,
  canSeeRepresentativeEmail,
  canUseSecureMessaging,
  isGuest,
  isHomeOffice,
  isPasswordPromptEligible,
  isProfileReadOnly,
  isShownAsGuest,
  isVerifyReadOnly,
  mayBeInFieldDirectory,
} from './account.ts'
import { canManageAccess } from './manage-access.ts'

const idc = 'IDC1 IDC2 IDC3 IDC4 IDC5 IDC6'
const producers = `Agent HMAgent HMMgr IBD Advisor RPOnly ${idc} AltDist AIC`
const capable =
  'Agent GAMgr BGAMgr PGAMgr DICtrMgr RetPlansMgr AltDist IDC1 IDC2 IDC4 IDC5 IDC6 RPOnly HMAgent HMMgr IBD Advisor AIC Terminated'
const readOnly = 'HomeOffice HomeOfficeAIC AgentGuest AICGuest'

const only = (names: string) => audiences.filter((audience) => names.split(' ').includes(audience))
const allBut = (names: string) => audiences.filter((audience) => !names.split(' ').includes(audience))

const table: readonly (readonly [string, AccessRule, readonly Audience[]])[] = [
  ['Manage Access is for producers', canManageAccess, only(producers)],
  ['New business needs an access value, but for AIC', canUseNewBusiness, only('AIC')],
  ['In-force needs an access value, but for AIC', canUseInforce, only('AIC')],
  ['Home office is HomeOffice and HomeOfficeAIC', isHomeOffice, only('HomeOffice HomeOfficeAIC')],
  ['The agency name is hidden for home office', canSeeAgencyName, allBut('HomeOffice HomeOfficeAIC')],
  ['Insurance products', canSeeInsuranceProducts, allBut('Staff Terminated AgentGuest')],
  ['Investment products', canSeeInvestmentProducts, only('HomeOffice HomeOfficeAIC AIC AICGuest')],
  ['Secure messaging is for anyone not Terminated', canUseSecureMessaging, allBut('Terminated')],
  ['Representative email is for nobody without AEM', canSeeRepresentativeEmail, []],
  ['The profile is editable', canEditProfile, only(capable)],
  ['The profile is read-only', isProfileReadOnly, only(readOnly)],
  ['The verify screens are read-only', isVerifyReadOnly, only(`${readOnly} DXCEmployee`)],
  ['Contact data may be saved', canChangeContactData, allBut(`${readOnly} DXCEmployee`)],
  ['Full Profile link', canSeeFullProfile, only(capable)],
  ['Preferences', canSeePreferences, allBut('AgentGuest')],
  ['Field directory', mayBeInFieldDirectory, only('Agent GAMgr BGAMgr PGAMgr DICtrMgr RetPlansMgr AIC')],
  ['Password prompts', isPasswordPromptEligible, only('AIC DXCEmployee Reinsurer')],
  ['Statements', canSeeStatements, only('Agent GAMgr PGAMgr DICtrMgr HomeOffice HomeOfficeAIC')],
  ['Guests', isGuest, only('AgentGuest AICGuest')],
  ['Guest User', isShownAsGuest, only('AgentGuest')],
  ['The leaderboard', canSeeLeaderboard, allBut('Terminated AgentGuest AICGuest')],
  ['Client lookup', canLookUpClients, only('AIC HomeOffice HomeOfficeAIC')],
  ['The welcome box', isWelcomed, only(`AIC ${idc} AltDist`)],
]

describe('each audience alone, without access values', () => {
  test.each(table)('%s', (_, rule, expected) => {
    expect(audiencesPassing(rule)).toEqual(expected)
  })
})

test('the audiences are those that are given', () => {
  expect(audiences.join(' ')).toBe(
    `${producers} HomeOffice HomeOfficeAIC Staff Terminated GAMgr BGAMgr PGAMgr DICtrMgr RetPlansMgr AgentGuest ` +
      'AICGuest DXCEmployee Reinsurer',
  )
})

const everyAudience = { userId: 'x', audiences: ['*'], access: [] } as const

test.each([
  ['nothing else', ['*'], true],
  ['Staff', ['*', 'Staff'], false],
  ['Terminated', ['*', 'Terminated'], false],
])('the wildcard with %s opens the insurance products: %s', (_, held, expected) => {
  expect(canSeeInsuranceProducts({ ...everyAudience, audiences: held as ['*'] })).toBe(expected)
})

test.each([
  ['NBA', true],
  ['SRA', true],
  ['AEM', false],
] as const)('%s alone opens client lookup: %s, and never to guests and terminated people', (value, expected) => {
  const allowed = (audience: Audience) => canLookUpClients({ userId: 'x', audiences: [audience], access: [value] })
  expect([allowed('Staff'), allowed('AgentGuest'), allowed('Terminated')]).toEqual([expected, false, false])
})
