import type { Audience } from './audiences.ts'
import { isGuest } from './guest.ts'
import { hasAudience } from './holds.ts'
import { isHomeOffice } from './home-office.ts'
import type { AccessUser } from './user.ts'

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
