import { person } from './person.ts'
import type { DemoPerson, SecondFactorContacts } from './types.ts'

interface Branch {
  readonly userId: string
  readonly name: readonly [first: string, last: string]
  readonly line: string
  readonly has: readonly (keyof SecondFactorContacts)[]
  readonly shows: string
}

/** A producer of the Summit agency whose sign-in asks for a code sent to the contacts that are named. */
function secondFactorPerson({ userId, name, line, has, shows }: Branch): DemoPerson {
  const mobilePhone = has.includes('mobilePhone') ? `77355501${line}` : null
  return person({
    userId,
    name,
    audience: 'Agent',
    access: ['FRS'],
    roleTitle: 'Producer',
    agencyNo: 'AG3003',
    agentNo: `3003${line}`,
    line,
    profile: { mfa: mobilePhone === null ? null : { sms: mobilePhone } },
    secondFactor: {
      email: has.includes('email') ? `${userId}@example.com` : null,
      mobilePhone,
      // Other last digits than those of the mobile phone, as only those are shown.
      homePhone: has.includes('homePhone') ? `84755501${Number(line) + 80}` : null,
    },
    shows,
  })
}

/** One account per branch of the two-factor routing. */
export const secondFactorPeople = [
  secondFactorPerson({
    userId: 'mfa-both',
    name: ['Imani', 'Brooks'],
    line: '12',
    has: ['email', 'mobilePhone', 'homePhone'],
    shows: 'second factor by email or phone: choose',
  }),
  secondFactorPerson({
    userId: 'mfa-mobile',
    name: ['Luis', 'Ortega'],
    line: '13',
    has: ['mobilePhone'],
    shows: 'second factor by mobile phone: text or call',
  }),
  secondFactorPerson({
    userId: 'mfa-home',
    name: ['Ruth', 'Abrams'],
    line: '14',
    has: ['homePhone'],
    shows: 'second factor by a call to the home phone',
  }),
  secondFactorPerson({
    userId: 'mfa-phones',
    name: ['Henrik', 'Sørensen'],
    line: '15',
    has: ['mobilePhone', 'homePhone'],
    shows: 'second factor by mobile or home phone: choose',
  }),
  secondFactorPerson({
    userId: 'mfa-email',
    name: ['Farah', 'Haddad'],
    line: '16',
    has: ['email'],
    shows: 'second factor by email, sent at once',
  }),
  secondFactorPerson({
    userId: 'mfa-none',
    name: ['Owen', 'Pike'],
    line: '17',
    has: [],
    shows: 'second factor without any contact: ask for help',
  }),
] as const
