import { describe, expect, test } from 'vitest'
import { parseAccessUser } from '../access/index.ts'
import { onboardingAfterSignIn } from './onboarding.ts'

const after = (audience: string, password: number | null, contact: number | null) =>
  onboardingAfterSignIn(parseAccessUser({ userId: 'ito', audience, access: '' }), {
    changePasswordExpirationInDays: password,
    verificationExpirationInDays: contact,
  })

const open = (passwordWarningDays: number | null) => ({ kind: 'none', passwordWarningDays })
const verify = (isExpired: boolean) => ({ kind: 'verify-contact', isExpired })

describe('after sign-in', () => {
  test.each([
    ['nothing is due', 'AIC', 90, 180, open(null)],
    ['5 days left for the password: no prompt', 'AIC', 5, 180, open(null)],
    ['4 days left: a prompt', 'AIC', 4, 180, open(4)],
    ['1 day left: a prompt', 'AIC', 1, 180, open(1)],
    ['0 days left: the password must be changed', 'AIC', 0, 180, { kind: 'change-password' }],
    ['the password is overdue', 'AIC', -3, 180, { kind: 'change-password' }],
    ['an expired password comes before contact verification', 'AIC', 0, 0, { kind: 'change-password' }],
    ['contact verification comes before the password prompt', 'AIC', 3, 1, verify(false)],
    ['2 days left for the contact: not due', 'Agent', 90, 2, open(null)],
    ['1 day left for the contact: due', 'Agent', 90, 1, verify(false)],
    ['0 days left for the contact: expired', 'Agent', 90, 0, verify(true)],
    ['the contact is overdue', 'Agent', 90, -10, verify(true)],
    ['a producer is not asked for a password', 'Agent', 0, 180, open(null)],
    ['home office is not asked for a password', 'AIC,HomeOffice', 0, 180, open(null)],
    ['a guest is not asked for a password', 'AIC,AICGuest', 3, 180, open(null)],
    ['a DXC employee is asked for a password', 'DXCEmployee', 2, 180, open(2)],
    ['a reinsurer is asked for a password', 'Reinsurer', -1, 180, { kind: 'change-password' }],
    ['missing counters make nothing due', 'AIC', null, null, open(null)],
  ])('%s', (_, audience, password, contact, expected) => {
    expect(after(audience, password, contact)).toEqual(expected)
  })
})
