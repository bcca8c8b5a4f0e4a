/** A person either has access to delegated information or not. */
export type DelegationStatus = 'active' | 'disabled'

/** What POST /delegation/modifyAccess accepts, exactly. */
export const delegationWireStatuses = ['Active', 'Disabled'] as const
export type DelegationWireStatus = (typeof delegationWireStatuses)[number]

/** Missing and unknown wire values count as active; both `Disabled` and `Access Suspended` mean disabled. */
export function delegationStatus(wire: string | null | undefined): DelegationStatus {
  return wire === 'Disabled' || wire === 'Access Suspended' ? 'disabled' : 'active'
}

/** The value that is sent, and that `User is now {status}` names. */
export function delegationWireStatus(status: DelegationStatus): DelegationWireStatus {
  return status === 'disabled' ? 'Disabled' : 'Active'
}

/** The Status column of the list. */
export function delegationListLabel(status: DelegationStatus): string {
  return delegationWireStatus(status)
}

/** The status on General Information. */
export function delegationDetailLabel(status: DelegationStatus): string {
  return status === 'disabled' ? 'Access Suspended' : 'Active'
}

/** What the suspend/reactivate button does to a person. */
export function oppositeDelegationStatus(status: DelegationStatus): DelegationStatus {
  return status === 'disabled' ? 'active' : 'disabled'
}
