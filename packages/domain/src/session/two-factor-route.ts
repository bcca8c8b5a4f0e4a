import type { TwoFactorState } from './two-factor.ts'

export type TwoFactorPath =
  | '/verify'
  | '/verify/phoneType'
  | '/verify/call'
  | '/verify/mobileSelect'
  | '/verify/otp'
  | '/verify/missing'

/** Where a pending sign-in continues. `sendsEmail`: a code is emailed at once, without asking. */
export interface TwoFactorStep {
  readonly path: TwoFactorPath
  readonly sendsEmail: boolean
}

type Contacts = Pick<TwoFactorState, 'email' | 'mobilePhone' | 'homePhone'>

/**
 * Two-factor routing after login: email and phone → choose; phone only → by the phones there are; email only → a code
 * is emailed and entered; none → ask for help.
 */
export function twoFactorStep(contacts: Contacts): TwoFactorStep {
  const phonePath = twoFactorPhonePath(contacts)
  if (contacts.email && phonePath) return { path: '/verify', sendsEmail: false }
  if (phonePath) return { path: phonePath, sendsEmail: false }
  if (contacts.email) return { path: '/verify/otp', sendsEmail: true }
  return { path: '/verify/missing', sendsEmail: false }
}

/** Where 'phone' leads: both phones → choose one; home only → call; mobile only → text or call; none → null. */
export function twoFactorPhonePath({ mobilePhone, homePhone }: Omit<Contacts, 'email'>): TwoFactorPath | null {
  if (mobilePhone && homePhone) return '/verify/phoneType'
  if (homePhone) return '/verify/call'
  return mobilePhone ? '/verify/mobileSelect' : null
}
