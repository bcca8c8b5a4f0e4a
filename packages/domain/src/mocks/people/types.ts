import type { AccessValue, Audience } from '../../access/roles.ts'
import type { Profile } from '../../account/profile.ts'

/**
 * The contacts to which a second-factor code can be sent; null where the person has no such contact. Phones are digits.
 */
export interface SecondFactorContacts {
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly homePhone: string | null
}

/** One demo account: who it is, what it may do and what it is there to show. */
export interface DemoPerson {
  readonly userId: string
  readonly audiences: readonly Audience[]
  readonly access: readonly AccessValue[]
  /** The person's role in words: 'Agency manager'. */
  readonly roleTitle: string
  readonly agencyNo: string | null
  readonly agentNo: string | null
  /** As GET /profile answers on the day of the seed; its counters repeat the two fields below. */
  readonly profile: Profile
  /** Days from the sign-in until the password expires. */
  readonly passwordExpiresInDays: number
  /** Days from the sign-in until the contact data must be verified. */
  readonly contactDueInDays: number
  /** Null where sign-in asks for no second factor. */
  readonly secondFactor: SecondFactorContacts | null
  /** The purpose of the account, one line. */
  readonly shows: string
}

/** An agency of the cast. */
export interface CastAgency {
  /** Starts with `AG`. */
  readonly agencyNo: string
  readonly agencyName: string
}

/** An agent or office-staff member of an agency, demo account or not. */
export interface CastMember {
  readonly userId: string
  readonly agencyNo: string
  /** Null for office staff. */
  readonly agentNo: string | null
  readonly role: 'Agent' | 'Office Staff'
  readonly firstName: string
  readonly middleName: string | null
  readonly lastName: string
  readonly suffixName: string | null
  /** All parts of the name, in reading order. */
  readonly fullName: string
  readonly email: string
  /** Digits, one of the 555-01xx numbers kept for fiction. */
  readonly phone: string
}
