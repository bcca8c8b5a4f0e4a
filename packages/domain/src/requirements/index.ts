export {
  findSentDocuments,
  canUpload,
  offersComment,
  offersUpload,
  showsUpload,
  takesComment,
  takesDocuments,
  withComment,
  withDocuments,
} from './actions.ts'
export { commentError, uploadErrors } from './answers.ts'
export type { CommentAnswer, SentAnswer, UploadAnswer } from './answers.ts'
export { findSentMarker, markSent, statusDelay } from './sent-markers.ts'
export type { SentContext, SentFile, SentMarker } from './sent-markers.ts'
export { getBucket, requirementBuckets } from './buckets.ts'
export { bucketRequirements, firstFilledBucket, inTurnOrder } from './sort-into-buckets.ts'
export type { RequirementBucket } from './buckets.ts'
export { getNextAnswer } from './next-answer.ts'
export { cleanComment, commentCounterFrom, commentMaxLength, commentState } from './comment.ts'

export { getSentAnswers, uploadComment, uploadRequirement } from './endpoints.ts'
export { countRequirementGroups, requirementGroups } from './groups.ts'

export { statusHistory, subStatusText } from './history.ts'

export { requirementSchema } from './requirement.ts'
export type { Requirement } from './requirement.ts'
export { readStatus, statusLabel } from './statuses.ts'
export { unknownRequirementValues } from './unknown-values.ts'

export { checkUploadFiles, inspectedBytes, inspectPdf, uploadLimits, uploadProblemTexts } from './upload-files.ts'
export type { DocumentDefect, PdfInspection, UploadFile, UploadProblem } from './upload-files.ts'
export { distinguishRequirements } from './distinguish.ts'
