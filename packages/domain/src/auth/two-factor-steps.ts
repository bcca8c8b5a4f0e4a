import type { TwoFactorContacts } from './two-factor-state.ts'

/** The address of each step between the password and the code. */
export type TwoFactorPath =
  | '/verify'
  | '/verify/phoneType'
  | '/verify/call'
  | '/verify/mobileSelect'
  | '/verify/otp'
  | '/verify/missing'

/** The next step of a pending sign-in. `sendsEmail`: a code is emailed at once, without asking. */
export interface TwoFactorStep {
  readonly path: TwoFactorPath
  readonly sendsEmail: boolean
}

/**
 * Two-factor routing after login: email and phone → choose; phone only → by the phones there are; email only → a code
 * is emailed and entered; none → ask for help.
 */
export function twoFactorStep(contacts: TwoFactorContacts): TwoFactorStep {
  const phonePath = twoFactorPhonePath(contacts)
  if (contacts.email && phonePath) return { path: '/verify', sendsEmail: false }
  if (phonePath) return { path: phonePath, sendsEmail: false }
  if (contacts.email) return { path: '/verify/otp', sendsEmail: true }
  return { path: '/verify/missing', sendsEmail: false }
}

/** The step after 'phone': both → choose one; home only → call; mobile only → text or call; none → null. */
export function twoFactorPhonePath({ mobilePhone, homePhone }: Omit<TwoFactorContacts, 'email'>): TwoFactorPath | null {
  if (mobilePhone && homePhone) return '/verify/phoneType'
  if (homePhone) return '/verify/call'
  return mobilePhone ? '/verify/mobileSelect' : null
}

/**
 * True if a step is possible with these contacts; the page of another step redirects. A code can be entered with any
 * contact; the caller knows whether one was sent.
 */
export function fitsTwoFactorStep(path: TwoFactorPath, contacts: TwoFactorContacts): boolean {
  const { email, mobilePhone, homePhone } = contacts
  const phonePath = twoFactorPhonePath(contacts)
  const fits: Record<TwoFactorPath, boolean> = {
    '/verify': Boolean(email && phonePath),
    '/verify/phoneType': Boolean(mobilePhone && homePhone),
    '/verify/mobileSelect': Boolean(mobilePhone),
    '/verify/call': Boolean(homePhone),
    '/verify/otp': Boolean(email || phonePath),
    '/verify/missing': !email && !phonePath,
  }
  return fits[path]
}
