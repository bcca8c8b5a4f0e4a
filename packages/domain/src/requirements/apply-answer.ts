import { canUpload, showsComment, showsUpload } from './actions.ts'
import type { Requirement } from './requirement.ts'

/** Whether the server takes documents for a requirement: the control shows, and nothing was sent yet. */
export function takesDocuments(requirement: Requirement): boolean {
  return showsUpload(requirement) && canUpload(requirement)
}

/** Whether the server takes a comment for a requirement. */
export function takesComment(requirement: Requirement): boolean {
  return showsComment(requirement)
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
