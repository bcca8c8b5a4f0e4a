import { canManageAccess, canShareAgencyInfo } from './manage-access.ts'
import type { AccessUser } from './roles.ts'

/** The part of the signed-in user's profile that the delegation rules use. */
export interface ManagerTabProfile {
  /** The manager-tab flag. */
  readonly showManagingTab?: boolean | null
}

export type EditAccessTab = 'agency-info' | 'agent-info' | 'managing' | 'general-info'

/** Agent information may be shared by an agency manager or an agent. */
export function canShareAgentInfo(user: AccessUser): boolean {
  return canManageAccess(user)
}

/** The full agent and agency pickers of the Agent Info tab; other users see only their own agent information. */
export function canPickAgentAndAgency(user: AccessUser): boolean {
  return canShareAgencyInfo(user)
}

/** Suspending and reactivating a person is for agency managers only. */
export function canSuspendAccess(user: AccessUser): boolean {
  return canShareAgencyInfo(user)
}

/**
 * Assigning managers is for agency managers only; the Managing tab and the Edit Managed Agents page need the manager-tab
 * flag on their profile as well.
 */
export function canAssignManagers(user: AccessUser, profile: ManagerTabProfile): boolean {
  return canShareAgencyInfo(user) && profile.showManagingTab === true
}

/** Without the manager-tab flag the list of an agency shows Office Staff only. */
export function canSeeDelegationRole(user: AccessUser, profile: ManagerTabProfile, role: string): boolean {
  return canManageAccess(user) && (profile.showManagingTab === true || role === 'Office Staff')
}

/**
 * The tabs of Edit Access, in order.
 * @param selectedRole the role of the person being edited: an 'Agent' has only Managing and General Information
 */
export function editAccessTabs(
  user: AccessUser,
  profile: ManagerTabProfile,
  selectedRole: string | null,
): readonly EditAccessTab[] {
  if (!canManageAccess(user)) return []
  const isAgent = selectedRole === 'Agent'
  const tabs: readonly (readonly [EditAccessTab, boolean])[] = [
    ['agency-info', canShareAgencyInfo(user) && !isAgent],
    ['agent-info', canShareAgentInfo(user) && !isAgent],
    ['managing', canAssignManagers(user, profile)],
    ['general-info', true],
  ]
  return tabs.flatMap(([tab, isOffered]) => (isOffered ? [tab] : []))
}
