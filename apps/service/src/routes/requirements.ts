import { randomUUID } from 'node:crypto'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { Requirement } from '@producer-portal/domain/requirements'
import {
  cleanComment,
  commentState,
  getSentAnswers,
  takesComment,
  takesDocuments,
  uploadComment,
  uploadRequirement,
} from '@producer-portal/domain/requirements'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { getScope } from '../auth/list-scope.ts'
import type { SignedInUser } from '../auth/session.ts'
import { HttpError } from '../http/failure.ts'
import { drainBody } from '../http/multipart.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'
import type { Services } from '../services.ts'
import { inMergeTurn } from '../store/merge-turn.ts'
import { findRequirement, findSentAnswers, saveAnswer } from '../store/requirements.ts'
import type { RequirementAnswer, RequirementKey } from '../store/requirements.ts'
import { beginUpload } from '../store/running-uploads.ts'
import { uploadBodyLimit } from '../uploads/receive-files.ts'
import { storeDocuments } from '../uploads/store-documents.ts'

const fileField = uploadRequirement.files ?? 'file'

/** Producers' answers to requirements: documents and comments, within the user's scope. */
export const routes: readonly Route[] = [
  route(uploadRequirement, async ({ params, request, user, services }) => {
    const { db, settings, log, documents } = services
    const key = toKey(params)
    const end = await beginUpload(db, user.userId)
    const receiveDocuments = async () => {
      try {
        return await storeDocuments(request, fileField, {
          dataDir: settings.DATA_DIR,
          documents,
          takeTurn: (work) => inMergeTurn(db, work),
        })
      } finally {
        await end?.()
      }
    }
    try {
      if (end === null) throw tooManyUploadsError()
      const scope = await getAnswerScope(user, key, services)
      checkAccepts(await findRequirement(db, key, scope), takesDocuments, noDocuments)
    } catch (error) {
      await end?.()
      // The client is told at once, and what it still sends is read, or else it would see a broken connection.
      void drainBody(request, uploadBodyLimit).catch(() => undefined)
      throw error
    }
    const { keep, remove, id, ...content } = await receiveDocuments()
    const answer: RequirementAnswer = { id, userId: user.userId, ...getTimes(services), content }
    try {
      // Files may take minutes to arrive; what is shared may have changed meanwhile.
      const scope = await getAnswerScope(user, key, services)
      const saved = await saveAnswer(db, { key, scope, answer }, (requirement) =>
        checkAccepts(requirement, takesDocuments, noDocuments),
      )
      if (saved === 'missing') throw noRequirementError()
    } catch (error) {
      await remove()
      throw error
    }
    await keep()
    await services.jobs.wake('answers', answer.shownAt)
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
    if (!commentState(comment).canRespond) throw new HttpError(422, 'The comment is empty.', notTaken)
    const id = randomUUID()
    const answer: RequirementAnswer = {
      id,
      userId: user.userId,
      ...getTimes(services),
      content: { comment, requestKey: body.requestKey },
    }
    const key = toKey(params)
    const scope = await getAnswerScope(user, key, services)
    const saved = await saveAnswer(db, { key, scope, answer }, (requirement) =>
      checkAccepts(requirement, takesComment, noComment),
    )
    if (saved === 'missing') throw noRequirementError()
    if (saved === 'keyTaken') throw new HttpError(409, 'This key belongs to another comment.', notTaken)
    if (saved === 'saved') {
      await services.jobs.wake('answers', answer.shownAt)
      log.event('requirement comment received', { user: user.userId, comment: id })
    }
    return { success: true, message: 'Success! We have your requirement response.', fileMessages: [] }
  }),

  route(getSentAnswers, async ({ params, user, services }) => {
    const scope = await getScope(user, applicationCodes.cases, services)
    const answers = await findSentAnswers(services.db, toKey(params), scope)
    if (answers === null) throw new HttpError(404, 'There is no such requirement.')
    return [...answers]
  }),
]

/**
 * The requirements that a user may answer: those that are shared for it, of cases that the user sees.
 * @throws {HttpError} 409 when the user sees the requirement and may not answer it
 */
async function getAnswerScope(user: SignedInUser, key: RequirementKey, services: Services): Promise<BusinessScope> {
  const cases = await getScope(user, applicationCodes.cases, services)
  if ((await findRequirement(services.db, key, cases)) === null) return cases
  const scope = await getScope(user, applicationCodes.requirementAnswers, services)
  if ((await findRequirement(services.db, key, scope)) !== null) return scope
  throw new HttpError(409, 'Requirement uploads are not shared with you.', notTaken)
}

/** Responses to uploads and comments repeat it in the body. */
const notTaken = { details: { success: false, fileMessages: [] } } as const
const noDocuments = 'This requirement takes no documents, or they were already received.'
const noComment = 'This requirement takes no comment, or it was already received.'

function checkAccepts(
  requirement: Requirement | null,
  isTaken: (requirement: Requirement) => boolean,
  refusal: string,
): void {
  if (requirement === null) throw noRequirementError()
  if (!isTaken(requirement)) throw new HttpError(409, refusal, notTaken)
}

function getTimes({ now, settings }: Services): Pick<RequirementAnswer, 'answeredAt' | 'shownAt'> {
  const answeredAt = now()
  return { answeredAt, shownAt: new Date(answeredAt.getTime() + settings.STATUS_DELAY_SECONDS * 1000) }
}

function tooManyUploadsError(): HttpError {
  const message = 'Too many uploads at once. Try again when one of them is done.'
  return new HttpError(429, message, { ...notTaken, headers: { 'retry-after': '10' } })
}

function noRequirementError(): HttpError {
  return new HttpError(404, 'There is no such requirement.', notTaken)
}

function toKey<Key extends RequirementKey>(params: Key): Key {
  return { ...params, contractNo: normalizeContractNumber(params.contractNo) }
}
