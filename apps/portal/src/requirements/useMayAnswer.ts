import { applicationCodes } from '@producer-portal/domain/manage-access'
import { useMissingAccess } from '../auth/useMissingAccess.js'

/** True if the user may send documents and comments for requirements: others may share a case without that. */
export function useMayAnswer(): boolean {
  return useMissingAccess(applicationCodes.requirementAnswers) === null
}
