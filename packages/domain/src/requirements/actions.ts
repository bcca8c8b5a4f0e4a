import { findSentMarker, isSent } from './sent-markers.ts'
import type { SentContext, SentMarker } from './sent-markers.ts'
import type { Requirement } from './requirement.ts'
import { readStatus } from './statuses.ts'

/** The requirement types that a producer may answer with documents. */
export const uploadAllowedTypes = [
  'Attending physician statement',
  'Mini exam',
  'Teleunderwriting',
  'APS authorization',
  'Blood profile',
  'Urinalysis',
  'Paramedical exam',
] as const

/** True if documents may be sent for requirements of this type, whatever the case of its letters. */
export function isUploadAllowedType(pendingReqType: string | null): boolean {
  const wanted = (pendingReqType ?? '').trim().toLowerCase()
  return uploadAllowedTypes.some((type) => type.toLowerCase() === wanted)
}

/** The upload control shows when the server enables it; only without that flag does the requirement's type decide. */
export function showsUpload({
  uploadEnabled,
  pendingReqType,
}: Pick<Requirement, 'uploadEnabled' | 'pendingReqType'>): boolean {
  return uploadEnabled ?? isUploadAllowedType(pendingReqType)
}

/** The upload action is enabled until something was uploaded, received or reviewed. */
export function canUpload({ status }: Pick<Requirement, 'status'>): boolean {
  const parsed = readStatus(status)
  return parsed !== 'Uploaded' && parsed !== 'Received' && parsed !== 'Reviewed'
}

/** True if the server takes a comment for a requirement; without that the control isn't shown. */
export function takesComment({ commentsEnabled }: Pick<Requirement, 'commentsEnabled'>): boolean {
  return commentsEnabled === true
}

/** True if the server takes documents for a requirement: the control shows, and nothing was sent yet. */
export function takesDocuments(requirement: Requirement): boolean {
  return showsUpload(requirement) && canUpload(requirement)
}

/** The same with what the browser has sent recently: documents are not sent a second time while the server is behind. */
export function offersUpload(requirement: Requirement, sent?: SentContext): boolean {
  return takesDocuments(requirement) && findSentDocuments(requirement, sent) === undefined
}

/**
 * The same with what the browser has sent recently: nothing more can be said once documents were sent, or once a comment
 * was sent where no documents are wanted.
 */
export function offersComment(requirement: Requirement, sent?: SentContext): boolean {
  if (!takesComment(requirement) || findSentDocuments(requirement, sent) !== undefined) return false
  return takesDocuments(requirement) || !sent || !isSent(requirement, sent.markers, sent.now)
}

/** A requirement after its documents have come in. `day` is today, `YYYY-MM-DD`. */
export function withDocuments(requirement: Requirement, day: string): Requirement {
  return { ...requirement, status: 'Uploaded', statusCode: 'UPL', statusDate: day, commentsEnabled: false }
}

/**
 * A requirement after a comment has come in: received, unless documents are still wanted. A producer who only says when
 * they will come must be able to send them then. `day` is today, `YYYY-MM-DD`.
 */
export function withComment(requirement: Requirement, day: string): Requirement {
  if (takesDocuments(requirement)) return requirement
  return { ...requirement, status: 'Received', statusCode: 'RCV', statusDate: day, commentsEnabled: false }
}

/** The marker of documents that were sent and still hold, whatever was said after them. */
export function findSentDocuments(
  requirement: Pick<Requirement, 'id' | 'status'>,
  sent: SentContext | undefined,
): SentMarker | undefined {
  const documents = sent?.markers.filter(({ files }) => files !== undefined) ?? []
  return sent && findSentMarker(requirement, documents, sent.now)
}
