import { applicationCodes, getMissingAccess } from '@producer-portal/domain/manage-access'
import { useProfile } from '../auth/queries.js'

/** True if the user may send documents and comments for requirements: others may share a case without that. */
export function useMayAnswer(): boolean {
  const { data: profile } = useProfile()
  return getMissingAccess(profile?.delegatedAccess, applicationCodes.requirementAnswers) === null
}
