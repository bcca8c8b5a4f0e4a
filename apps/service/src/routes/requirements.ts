import { randomUUID } from 'node:crypto'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { Requirement } from '@producer-portal/domain/requirements'
import {
  cleanComment,
  commentState,
  takesComment,
  takesDocuments,
  uploadComment,
  uploadRequirement,
} from '@producer-portal/domain/requirements'
import { scopeOf } from '../auth/scope.ts'
import { RequestFailure } from '../http/failure.ts'
import { passOver } from '../http/multipart.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { findAnswered, keepAnswer } from '../store/requirement-answers.ts'
import type { RequirementAnswer } from '../store/requirement-answers.ts'
import type { RequirementKey } from '../store/requirements.ts'
import { atOnce } from '../uploads/at-once.ts'
import { uploadBodyLimit } from '../uploads/receive-files.ts'
import { takeDocuments } from '../uploads/take-documents.ts'

const fileField = uploadRequirement.files ?? 'file'

/** What is on its way takes room on the disk: an account has so many uploads at once. */
const uploads = atOnce(6)

/** The answers of producers to requirements: documents and comments, within what the user may see. */
export const requirementRoutes: readonly Route[] = [
  route(uploadRequirement, async ({ params, request, user, services }) => {
    const { db, settings, log } = services
    const [key, scope] = [keyOf(params), scopeOf(user)]
    const end = uploads.begin(user.userId)
    try {
      if (end === null) throw tooMany()
      checkTaken(await findAnswered(db, key, scope), takesDocuments, noDocuments)
    } catch (error) {
      end?.()
      await passOver(request, uploadBodyLimit)
      throw error
    }
    const { remove, id, ...content } = await takeDocuments(request, fileField, settings.DATA_DIR).finally(end)
    const answer: RequirementAnswer = { id, userId: user.userId, ...timesOf(services), content }
    try {
      const isThere = await keepAnswer(db, { key, scope, answer }, (requirement) =>
        checkTaken(requirement, takesDocuments, noDocuments),
      )
      if (!isThere) throw noRequirement()
    } catch (error) {
      await remove()
      throw error
    }
    const { fileNames, pages, bytes } = content
    log.event('requirement documents received', {
      user: user.userId,
      document: id,
      files: fileNames.length,
      pages,
      bytes,
    })
    return { success: true, message: 'Success! We have your requirement document(s).', fileMessages: [], errors: [] }
  }),

  route(uploadComment, async ({ params, body, user, services }) => {
    const { db, log } = services
    const comment = cleanComment(body.comment).text.trim()
    if (!commentState(comment).canRespond) throw new RequestFailure(422, 'The comment is empty.', notTaken)
    const id = randomUUID()
    const answer: RequirementAnswer = { id, userId: user.userId, ...timesOf(services), content: { comment } }
    const isThere = await keepAnswer(db, { key: keyOf(params), scope: scopeOf(user), answer }, (requirement) =>
      checkTaken(requirement, takesComment, noComment),
    )
    if (!isThere) throw noRequirement()
    log.event('requirement comment received', { user: user.userId, comment: id })
    return { success: true, message: 'Success! We have your requirement response.', fileMessages: [] }
  }),
]

/** Answers to uploads and comments say it in the body as well. */
const notTaken = { details: { success: false, fileMessages: [] } } as const
const noDocuments = 'This requirement takes no documents, or they were already received.'
const noComment = 'This requirement takes no comment, or it was already received.'

function checkTaken(
  requirement: Requirement | null,
  isTaken: (requirement: Requirement) => boolean,
  refusal: string,
): void {
  if (requirement === null) throw noRequirement()
  if (!isTaken(requirement)) throw new RequestFailure(409, refusal, notTaken)
}

function timesOf({ now, settings }: Services): Pick<RequirementAnswer, 'answeredAt' | 'shownAt'> {
  const answeredAt = now()
  return { answeredAt, shownAt: new Date(answeredAt.getTime() + settings.STATUS_DELAY_SECONDS * 1000) }
}

function tooMany(): RequestFailure {
  const message = 'Too many uploads at once. Try again when one of them is done.'
  return new RequestFailure(429, message, { ...notTaken, headers: { 'retry-after': '10' } })
}

function noRequirement(): RequestFailure {
  return new RequestFailure(404, 'There is no such requirement.', notTaken)
}

function keyOf<Key extends RequirementKey>(params: Key): Key {
  return { ...params, contractNo: normalizeContractNumber(params.contractNo) }
}
