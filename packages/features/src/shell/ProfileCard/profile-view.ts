import {
  type AccessUser,
  canManageAccess,
  canSeeAgencyName,
  canSeeFullProfile,
  canSeePreferences,
} from '@producer-portal/domain/access'
import { displayIdentity, formatPhone, type Profile } from '@producer-portal/domain/account'

/** A line of the profile card, named after its label. */
export interface ProfileFact {
  readonly name: 'agentNumber' | 'agency' | 'agencyNumber' | 'email' | 'alternateEmail' | 'phone'
  readonly value: string
  /** The extension of a phone, where there is one. */
  readonly extension?: string
}

/** A page that the profile card leads to. */
export type ProfileLink = 'fullProfile' | 'preferences' | 'manageAccess'

/** All that the profile card shows; made by `profileView`. */
export interface ProfileView {
  readonly name: string
  /** First and last name alone, of which the initials are made. */
  readonly shortName: string
  readonly facts: readonly ProfileFact[]
  readonly links: readonly ProfileLink[]
}

const linkRules = [
  ['fullProfile', canSeeFullProfile],
  ['preferences', canSeePreferences],
  ['manageAccess', canManageAccess],
] as const satisfies readonly (readonly [ProfileLink, (user: AccessUser) => boolean])[]

/**
 * The profile card for each audience: guests are 'Guest User' without Preferences, home office sees no agency name and
 * no Full Profile, and Manage Access follows its own rule. Unknown facts are left out.
 * @param profile undefined until it has loaded; the user ID is shown as the name
 */
export function toProfileView(user: AccessUser, profile: Profile | undefined): ProfileView {
  const links = getProfileLinks(user)
  const named = profile ?? { userId: user.userId, firstName: null, lastName: null, fullName: null }
  const { name, shortName } = displayIdentity(user, named)
  return { name, shortName, facts: profile ? getFacts(user, profile) : [], links }
}

/** The pages about oneself that this user may open, in their order. */
export function getProfileLinks(user: AccessUser): readonly ProfileLink[] {
  return linkRules.filter(([, may]) => may(user)).map(([link]) => link)
}

function getFacts(user: AccessUser, profile: Profile): readonly ProfileFact[] {
  const facts: readonly (readonly [ProfileFact['name'], string | null])[] = [
    ['agentNumber', profile.agentNo],
    ['agency', canSeeAgencyName(user) ? profile.agencyName : null],
    ['agencyNumber', profile.agencyNo],
    ['email', profile.email],
    ['alternateEmail', profile.alternateEmail],
    ['phone', formatPhone(profile.phone)],
  ]
  return facts.flatMap(([name, value]) => {
    if (!value) return []
    return name === 'phone' && profile.phoneExt ? [{ name, value, extension: profile.phoneExt }] : [{ name, value }]
  })
}
