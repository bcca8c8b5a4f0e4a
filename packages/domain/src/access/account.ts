import type { AccessUser, Audience } from './roles.ts'
import { hasAccess, hasAudience, isAudience } from './roles.ts'

/** Taken as listed: IDC3, Staff, Reinsurer and DXCEmployee are not in it. */
export const profileCapableAudiences = [
  'Agent',
  'GAMgr',
  'BGAMgr',
  'PGAMgr',
  'DICtrMgr',
  'RetPlansMgr',
  'AltDist',
  'IDC1',
  'IDC2',
  'IDC4',
  'IDC5',
  'IDC6',
  'RPOnly',
  'HMAgent',
  'HMMgr',
  'IBD',
  'Advisor',
  'AIC',
  'Terminated',
] as const satisfies readonly Audience[]

const readOnlyAudiences = [
  'HomeOffice',
  'HomeOfficeAIC',
  'AgentGuest',
  'AICGuest',
] as const satisfies readonly Audience[]

/** The profile is read-only for home office and guests. */
export function isProfileReadOnly(user: AccessUser): boolean {
  return isAudience(user, readOnlyAudiences)
}

/** The profile may be edited by the profile-capable audiences. */
export function canEditProfile(user: AccessUser): boolean {
  return hasAudience(user, profileCapableAudiences) && !isProfileReadOnly(user)
}

/** On the onboarding (verify) screens DXCEmployee is read-only too. */
export function isVerifyReadOnly(user: AccessUser): boolean {
  return isProfileReadOnly(user) || isAudience(user, ['DXCEmployee'])
}

/** Contact data may be saved from the profile or, while contact verification is due, from the onboarding screens. */
export function canChangeContactData(user: AccessUser): boolean {
  return canEditProfile(user) || !isVerifyReadOnly(user)
}

/** The Full Profile link and the Profile button: profile-capable audiences; hidden for home office and guests. */
export function canSeeFullProfile(user: AccessUser): boolean {
  return canEditProfile(user)
}

/** Preferences are shown to everyone except AgentGuest. */
export function canSeePreferences(user: AccessUser): boolean {
  return !isAudience(user, ['AgentGuest'])
}

/** The name on the profile card of an AgentGuest instead of a name of their own. */
export const guestDisplay = { initials: 'GU', name: 'Guest User' } as const

/** Both guest audiences: never asked for a new password, never in the field directory. */
export function isGuest(user: AccessUser): boolean {
  return isAudience(user, ['AgentGuest', 'AICGuest'])
}

/** Users who see nothing about clients and colleagues. */
export function isGuestOrTerminated(user: AccessUser): boolean {
  return isAudience(user, ['AgentGuest', 'AICGuest', 'Terminated'])
}

/** AgentGuest users are shown as 'Guest User'; an AICGuest keeps the own name. */
export function isShownAsGuest(user: AccessUser): boolean {
  return isAudience(user, ['AgentGuest'])
}

const homeOfficeAudiences = ['HomeOffice', 'HomeOfficeAIC'] as const satisfies readonly Audience[]

/**
 * Home-office users: they choose an agent or agency before any list loads, get 'View in Agent Dashboard' and 'Search
 * All Cases', and see the search header on the dashboard.
 */
export function isHomeOffice(user: AccessUser): boolean {
  return isAudience(user, homeOfficeAudiences)
}

/** The agency name on the profile card is hidden for home-office users. */
export function canSeeAgencyName(user: AccessUser): boolean {
  return !isHomeOffice(user)
}

const fieldDirectoryAudiences = [
  'Agent',
  'GAMgr',
  'BGAMgr',
  'PGAMgr',
  'DICtrMgr',
  'RetPlansMgr',
  'AIC',
] as const satisfies readonly Audience[]

/** The audience part of the field directory option: listed, and neither guest nor home office. */
export function mayBeInFieldDirectory(user: AccessUser): boolean {
  return hasAudience(user, fieldDirectoryAudiences) && !isGuest(user) && !isHomeOffice(user)
}

/** The privacy option 'Include me in the Field Directory' also needs an agent number on the profile. */
export function canChooseFieldDirectory(user: AccessUser, profile: { readonly agentNo?: string | null }): boolean {
  return mayBeInFieldDirectory(user) && Boolean(profile.agentNo)
}

/**
 * Users prompted about an expiring password: AIC, DXCEmployee and Reinsurer, but neither home office nor guests. Other
 * users' passwords are taken to be the identity provider's business.
 */
export function isPasswordPromptEligible(user: AccessUser): boolean {
  return isAudience(user, ['AIC', 'DXCEmployee', 'Reinsurer']) && !isHomeOffice(user) && !isGuest(user)
}

/** The way the user signed in: with the portal's own login or through an identity provider. */
export type SignInMethod = 'legacy' | 'identity-provider'

/** The Security Question link is hidden when login is via an identity provider, which then asks its own questions. */
export function canSeeSecurityQuestion(method: SignInMethod): boolean {
  return method === 'legacy'
}

/** Secure messaging: AIC and HomeOfficeAIC users, or anyone not Terminated. */
export function canUseSecureMessaging(user: AccessUser): boolean {
  return isAudience(user, ['AIC', 'HomeOfficeAIC']) || !isAudience(user, ['Terminated'])
}

/** The leaderboard names colleagues and what they sold: neither guests nor terminated users see it. */
export function canSeeLeaderboard(user: AccessUser): boolean {
  return !isGuestOrTerminated(user)
}

/** The AIC and AAS representative email link needs access AEM. */
export function canSeeRepresentativeEmail(user: AccessUser): boolean {
  return hasAccess(user, ['AEM'])
}
