import type { Audience } from './audiences.ts'
import { hasAudience, isAudience } from './holds.ts'
import type { AccessUser } from './user.ts'

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
