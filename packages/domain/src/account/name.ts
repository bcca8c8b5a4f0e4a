import type { AccessUser } from '../access/index.ts'
import { guestDisplay, isShownAsGuest } from '../access/index.ts'
import type { Profile } from './profile.ts'

/** A person's name in parts. */
export interface PersonName {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffixName: string | null
}

const partNames = ['firstName', 'middleName', 'lastName', 'suffixName'] as const

/** Longest part of a name, and longest suffix, in characters. */
export const nameMax = 100
export const suffixMax = 20

/** A name may be saved when first and last name are there and at least one part changed. */
export function canSaveName(typed: PersonName, current: PersonName): boolean {
  if (trimmed(typed.firstName) === '' || trimmed(typed.lastName) === '') return false
  return isNameChanged(typed, current)
}

/** True when at least one part differs; blanks around it, or an empty part for none, make no difference. */
export function isNameChanged(typed: PersonName, current: PersonName): boolean {
  return partNames.some((part) => trimmed(typed[part]) !== trimmed(current[part]))
}

/** The name of a profile in the parts of the name form. */
export function nameOfProfile(profile: {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly suffix: string | null
}): PersonName {
  const { firstName, middleName, lastName, suffix } = profile
  return { firstName, middleName, lastName, suffixName: suffix }
}

function trimmed(part: string | null): string {
  return (part ?? '').trim()
}

/** How a person appears on the profile card. */
export interface DisplayIdentity {
  /** One or two letters. */
  readonly initials: string
  readonly name: string
  /** First and last name without a middle name or suffix; the initials are made of it. */
  readonly shortName: string
}

type NamedProfile = Pick<Profile, 'firstName' | 'lastName' | 'fullName' | 'userId'>

/** The name and initials of the profile card; an AgentGuest is 'Guest User' with the initials GU. */
export function displayIdentity(user: AccessUser, profile: NamedProfile): DisplayIdentity {
  if (isShownAsGuest(user)) return { ...guestDisplay, shortName: guestDisplay.name }
  const parts = [profile.firstName, profile.lastName].map((part) => (part ?? '').trim()).filter(Boolean)
  const name = (profile.fullName ?? '').trim() || parts.join(' ') || profile.userId
  const initials = getInitials(parts.length > 0 ? parts : name.split(/\s+/))
  return { initials, name, shortName: parts.join(' ') || name }
}

/** The first letters of the first and the last part of a name, as capitals. */
export function getInitials(parts: readonly string[]): string {
  const last = parts.length > 1 ? parts.at(-1) : undefined
  return [parts[0], last].map(firstCharacter).join('').toUpperCase()
}

/** The first user-perceived character: an accent stays with its letter. */
function firstCharacter(part: string | undefined): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(part?.trim() ?? '')
  return first?.segment ?? ''
}
