import type { AccessValue, Audience } from '../../access/roles.ts'
import type { Profile } from '../../account/profile.ts'
import { castAgencyName } from './agencies.ts'
import type { DemoPerson, SecondFactorContacts } from './types.ts'

interface PersonFacts {
  readonly userId: string
  readonly name: readonly [first: string, last: string]
  readonly middleName?: string
  readonly suffix?: string
  readonly audience: Audience
  readonly access?: readonly AccessValue[]
  readonly roleTitle: string
  readonly agencyNo?: string
  readonly agentNo?: string
  /** Last two digits of the fictional phone numbers, unique per person. */
  readonly line: string
  readonly passwordExpiresInDays?: number
  readonly contactDueInDays?: number
  readonly secondFactor?: SecondFactorContacts
  readonly profile?: Partial<Profile>
  readonly shows: string
}

/** Builds a demo account from what is particular about it; the rest is an ordinary, healthy account. */
export function person(facts: PersonFacts): DemoPerson {
  const {
    userId,
    audience,
    agencyNo = null,
    agentNo = null,
    passwordExpiresInDays = 90,
    contactDueInDays = 180,
  } = facts
  const [firstName, lastName] = facts.name
  const profile: Profile = {
    userId,
    fullName: [firstName, facts.middleName, lastName, facts.suffix].filter(Boolean).join(' '),
    firstName,
    middleName: facts.middleName ?? null,
    lastName,
    suffix: facts.suffix ?? null,
    agentNo,
    agencyName: castAgencyName(agencyNo),
    agencyNo,
    email: `${userId}@example.com`,
    alternateEmail: null,
    phone: `31255501${facts.line}`,
    phoneExt: null,
    mfa: { sms: `77355501${facts.line}` },
    mobileOptIn: false,
    showInFieldDirectory: agentNo !== null,
    challengeQuestion: 'What was the name of your first school?',
    verificationExpirationInDays: contactDueInDays,
    changePasswordExpirationInDays: passwordExpiresInDays,
    profileType: audience,
    showManagingTab: false,
    ...facts.profile,
  }
  return {
    userId,
    audiences: [audience],
    access: facts.access ?? [],
    roleTitle: facts.roleTitle,
    agencyNo,
    agentNo,
    profile,
    passwordExpiresInDays,
    contactDueInDays,
    secondFactor: facts.secondFactor ?? null,
    shows: facts.shows,
  }
}
