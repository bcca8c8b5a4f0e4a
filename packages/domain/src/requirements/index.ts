export {
  canUpload,
  showsComment,
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
export { findSentDocuments, findSentMarker, markSent, statusDelay } from './sent-markers.ts'
export type { SentContext, SentFile, SentMarker } from './sent-markers.ts'
export { getBucket, requirementBuckets } from './buckets.ts'
export { bucketRequirements, firstFilledBucket, inTurnOrder } from './sort-into-buckets.ts'
export type { RequirementBucket } from './buckets.ts'
export { cleanComment, commentCounterFrom, commentMaxLength, commentState } from './comment.ts'
export type { CommentState } from './comment.ts'
export { getSentAnswers, uploadComment, uploadRequirement } from './endpoints.ts'
export { countRequirementGroups, requirementGroups } from './groups.ts'
export type { RequirementGroup } from './groups.ts'
export { statusHistory, subStatusText } from './history.ts'
export type { StatusEntry } from './history.ts'
export { requirementSchema } from './requirement.ts'
export type { Requirement, SubStatus } from './requirement.ts'
export { readStatus, statusLabel, unknownRequirementValues } from './statuses.ts'
export type { Orderer, RequirementStatus, UnknownRequirementValues } from './statuses.ts'
export {
  checkUploadFiles,
  inspectedBytes,
  inspectPdf,
  isPdf,
  uploadLimits,
  uploadProblemTexts,
} from './upload-files.ts'
export type { DocumentDefect, PdfInspection, UploadCheck, UploadFile, UploadProblem } from './upload-files.ts'
export { distinguishRequirements } from './distinguish.ts'
