import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IllustrationAct, IllustrationWork } from '@producer-portal/domain/illustrations'
import { judgeIllustrationAct } from '@producer-portal/domain/illustrations'
import { changeAndTell } from '../auth/send-message.ts'
import type { Tell } from '../auth/send-message.ts'
import { HttpError } from '../http/failure.ts'
import { drainBody } from '../http/multipart.ts'
import type { Services } from '../services.ts'
import type { ListedRequest } from '../store/illustrations/requests.ts'
import { formatRequestNo } from '../store/illustrations/requests.ts'
import { findWork, updateWork } from '../store/illustrations/work.ts'
import { inMergeTurn } from '../store/merge-turn.ts'
import { beginUpload } from '../store/running-uploads.ts'
import { uploadBodyLimit } from '../uploads/receive-files.ts'
import { storeDocuments } from '../uploads/store-documents.ts'
import type { SavedDocument } from '../uploads/upload-folder.ts'
import { privateFile, withUploadFolder } from '../uploads/upload-folder.ts'
import { announceDecline, announceIllustration } from './illustration-messages.ts'
import { illustrationFileName } from './write-illustration.ts'

/** The user of the home office who acts, or one of the two below. */
export interface Holder {
  readonly id: string
  /** The name that producers see; null without one. */
  readonly name: string | null
}

/** An outside system, called by the token of an operator. */
export const outsideSystem = ':system'
/** The clock of the demo. */
export const demoClock: Holder = { id: ':clock', name: null }

/** A finished illustration: the document in the store, and the hash of the file that was given. */
interface FinishedFile extends Pick<SavedDocument, 'id'> {
  readonly bytes: number
  readonly hash: string
}

type Act =
  | Exclude<IllustrationAct, { type: 'finish' | 'replace' }>
  | { readonly type: 'finish' | 'replace'; readonly file: FinishedFile }

const logged = {
  take: 'illustration taken',
  release: 'illustration given back',
  decline: 'illustration declined',
  finish: 'illustration ready',
  replace: 'illustration replaced',
} as const

/**
 * Does something with a request, and tells of it in the same transaction. A repeated act is answered like the first,
 * and changes nothing.
 * @returns the request afterwards, and whether it has changed
 * @throws {HttpError} 404 for an unknown number, 409 when somebody else has it or it is closed
 */
export async function actOnRequest(
  services: Services,
  requestNo: string,
  holder: Holder,
  act: Act,
): Promise<{ readonly request: ListedRequest; readonly isChanged: boolean }> {
  const isChanged = await changeAndTell(services, async (inside, tell) => {
    const found = await findWork(inside.db, requestNo, true)
    const request = checkAct(found, holder, 'file' in act ? { type: act.type, hash: act.file.hash } : act)
    if (request === null) return false
    await apply(request, holder, act, inside, tell)
    return true
  })
  if (isChanged) services.log.event(logged[act.type], { request: requestNo, by: holder.id })
  const request = await findWork(services.db, requestNo)
  if (request === undefined) throw new Error(`Request ${requestNo} has gone`)
  return { request, isChanged }
}

/** @returns the request to change; null when the act repeats an earlier one */
function checkAct(request: ListedRequest | undefined, holder: Holder, act: IllustrationAct): ListedRequest | null {
  if (request === undefined) throw new HttpError(404, 'There is no such request.')
  const { taken_by: taken, decline_reason: declineReason, document_hash: hash } = request
  const judgment = judgeIllustrationAct(
    { state: getState(request), holder: taken, declineReason, hash },
    holder.id,
    act,
  )
  if (judgment === 'held') {
    throw new HttpError(409, `${request.taken_by_name ?? 'Somebody else'} has taken this request.`)
  }
  if (judgment === 'closed') {
    throw new HttpError(409, declineReason === null ? 'This request is finished.' : 'This request was declined.')
  }
  if (judgment === 'open') throw new HttpError(409, 'This request is not finished.')
  return judgment === 'repeated' ? null : request
}

async function apply(request: ListedRequest, holder: Holder, act: Act, inside: Services, tell: Tell): Promise<void> {
  const { db, now } = inside
  const taken =
    request.taken_by === holder.id ? {} : { taken_by: holder.id, taken_by_name: holder.name, taken_at: now() }
  switch (act.type) {
    case 'take':
      return updateWork(db, request, taken)
    case 'release':
      return updateWork(db, request, { taken_by: null, taken_by_name: null, taken_at: null })
    case 'decline':
      await updateWork(db, request, { ...taken, closed_at: now(), decline_reason: act.reason })
      return announceDecline(request, inside, tell)
    default: {
      const { id, bytes, hash } = act.file
      const document = { document_id: id, document_bytes: bytes, document_hash: hash }
      // The file that was seen is gone
      const unseen = act.type === 'replace' ? { seen_at: null, notified_seen_at: null } : {}
      await updateWork(db, request, { ...taken, ...document, ...unseen, closed_at: now() })
      // An earlier one of the demo has been seen
      if (act.type === 'replace' || request.seen_at === null) await announceIllustration(request, inside, tell)
    }
  }
}

/**
 * Finishes a request with the one PDF of a multipart body, or replaces the one that was sent: it is checked and stored like
 * documents of producers.
 * @throws {HttpError} as `actOnRequest`, and when the body or the file can't be taken
 */
export async function finishWithUpload(
  services: Services,
  requestNo: string,
  holder: Holder,
  request: Request,
  type: 'finish' | 'replace' = 'finish',
): Promise<ListedRequest> {
  const { db, settings, documents } = services
  const end = await beginUpload(db, holder.id)
  try {
    if (end === null) {
      throw new HttpError(429, 'Too many uploads at once. Try again when one of them is done.', {
        headers: { 'retry-after': '10' },
      })
    }
    const found = await findWork(db, requestNo)
    // The same file as before is known once it is here
    checkAct(found, holder, { type, hash: found?.document_hash ?? '' })
  } catch (error) {
    await end?.()
    void drainBody(request, uploadBodyLimit).catch(() => undefined)
    throw error
  }
  try {
    const stored = await storeDocuments(request, 'file', {
      dataDir: settings.DATA_DIR,
      documents,
      takeTurn: (work) => inMergeTurn(db, work),
    })
    const [hash = '', ...more] = stored.fingerprints
    if (more.length > 0) {
      await stored.remove()
      throw new HttpError(422, 'An illustration is one PDF.')
    }
    return await keepIfChanged(stored, () =>
      actOnRequest(services, requestNo, holder, { type, file: { id: stored.id, bytes: stored.bytes, hash } }),
    )
  } finally {
    await end()
  }
}

/** Finishes a request with a PDF that the service made. @throws {HttpError} as `actOnRequest` */
export function finishWithDocument(
  services: Services,
  requestNo: string,
  holder: Holder,
  document: Uint8Array,
): Promise<ListedRequest> {
  const { settings, documents } = services
  return withUploadFolder(settings.DATA_DIR, async (folder) => {
    const path = join(folder, 'illustration.pdf')
    await writeFile(path, document, { flag: 'wx', mode: privateFile, flush: true })
    const saved = await documents.save(path)
    const hash = createHash('sha256').update(document).digest('hex')
    const file = { id: saved.id, bytes: document.byteLength, hash }
    return keepIfChanged(saved, () => actOnRequest(services, requestNo, holder, { type: 'finish', file }))
  })
}

/** Keeps a document once its request has it; what a killed process leaves, the job `uploads` finishes or removes. */
async function keepIfChanged(
  { keep, remove }: SavedDocument,
  act: () => ReturnType<typeof actOnRequest>,
): Promise<ListedRequest> {
  let done: Awaited<ReturnType<typeof act>>
  try {
    done = await act()
  } catch (error) {
    await remove()
    throw error
  }
  await (done.isChanged ? keep() : remove())
  return done.request
}

function getState(request: ListedRequest): IllustrationWork['state'] {
  if (request.decline_reason !== null) return 'declined'
  if (request.bytes !== null) return 'ready'
  return request.taken_at === null ? 'waiting' : 'taken'
}

const usualHours = 24

/** The time by which a request is normally ready; null for a custom scenario. */
function getExpectedBy({ is_basic: isBasic, requested_at: requestedAt }: ListedRequest): string | null {
  return isBasic ? new Date(requestedAt.getTime() + usualHours * 3_600_000).toISOString() : null
}

/** A request as an entry of the work list. */
export function toWork(request: ListedRequest): IllustrationWork {
  const { bytes, taken_by: takenBy, taken_at: takenAt } = request
  const requestNo = formatRequestNo(request.id)
  return {
    requestNo,
    state: getState(request),
    scenario: request.is_basic ? 'basic' : 'custom',
    requestedAt: request.requested_at.toISOString(),
    expectedBy: getExpectedBy(request),
    requestedBy: { userId: request.user_id, fullName: request.requester_name ?? request.user_id },
    agent: { agentNo: request.agent_nos[0] ?? '', fullName: request.agent_name },
    contract: { coCode: request.co_code, coType: request.co_type, contractNo: request.policy_no },
    policyNumber: request.policy_no,
    clientName: request.client_name,
    productType: request.product_type,
    instructions: request.instructions,
    notified: { fullName: request.notified_name },
    taken:
      takenBy === null || takenAt === null
        ? null
        : { id: takenBy, by: request.taken_by_name, at: takenAt.toISOString() },
    closedAt: request.closed_at?.toISOString() ?? null,
    declineReason: request.decline_reason,
    file: bytes === null ? null : { fileName: illustrationFileName(requestNo), bytes },
  }
}
