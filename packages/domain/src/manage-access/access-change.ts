import type { DelegatedAccess } from './delegated-scope.ts'

/** A change of access while a person worked: suspended or active again, and what was withdrawn and shared. */
export interface AccessChange {
  readonly status: 'suspended' | 'reactivated' | null
  /** Access codes of applications in which the person sees nothing any more. */
  readonly withdrawn: readonly string[]
  /** Access codes of applications in which the person sees something now. */
  readonly added: readonly string[]
}

const missingIn = (other: DelegatedAccess) => (code: string) => !other.applications.includes(code)

/** The difference in a person's access from what it was; null if they see the same as before. */
export function getAccessChange(before: DelegatedAccess, after: DelegatedAccess): AccessChange | null {
  const status = before.isSuspended === after.isSuspended ? null : after.isSuspended ? 'suspended' : 'reactivated'
  const withdrawn = before.applications.filter(missingIn(after))
  const added = after.applications.filter(missingIn(before))
  const isSame = before.version === after.version && status === null && withdrawn.length === 0 && added.length === 0
  return isSame ? null : { status, withdrawn, added }
}
