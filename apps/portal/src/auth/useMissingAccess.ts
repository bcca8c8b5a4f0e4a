import { getMissingAccess } from '@producer-portal/domain/manage-access'
import { useProfile } from './queries.js'

/**
 * The reason the user sees nothing in any of these applications: their access is suspended, or nobody shares them. Null
 * for everybody who sees something, and while that isn't known.
 */
export function useMissingAccess(...accessCodes: readonly string[]) {
  const { data: profile } = useProfile()
  const reasons = accessCodes.map((code) => getMissingAccess(profile?.delegatedAccess, code))
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null
}
