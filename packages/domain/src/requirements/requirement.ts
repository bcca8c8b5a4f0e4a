import * as v from 'valibot'
import { openText, optionalFlag, optionalList, optionalText } from '../endpoint/fields.ts'
import { orderers, requirementStatuses } from './statuses.ts'

/** One step in the history of a requirement. */
export const subStatusSchema = v.object({
  id: optionalText,
  subStatusCode: optionalText,
  subStatusDescription: optionalText,
  subStatusDate: optionalText,
})
/** A step in the history of a requirement. */
export interface SubStatus extends v.InferOutput<typeof subStatusSchema> {}

/**
 * A document or fact that the carrier still needs for a case, or already has. Dates are ISO days. A missing
 * `uploadEnabled` is decided by the requirement's type, see `showsUpload`.
 */
export const requirementSchema = v.object({
  id: v.string(),
  caseId: optionalText,
  pendingReqType: optionalText,
  status: openText(requirementStatuses),
  statusCode: optionalText,
  statusDate: optionalText,
  requestDate: optionalText,
  comments: optionalText,
  orderedBy: openText(orderers),
  csrName: optionalText,
  csrUserID: optionalText,
  subStatusCode: optionalText,
  subStatusDescription: optionalText,
  subStatuses: optionalList(subStatusSchema),
  uploadEnabled: optionalFlag,
  commentsEnabled: optionalFlag,
})
/** Something that a case waits for, or waited for, such as a statement of a physician. */
export interface Requirement extends v.InferOutput<typeof requirementSchema> {}
