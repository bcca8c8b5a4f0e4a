import type { AccessUser } from '../access/index.ts'
import { guestDisplay, isShownAsGuest } from '../access/index.ts'
import type { Profile } from './profile.ts'

/** The way a person appears on the profile card. */
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
