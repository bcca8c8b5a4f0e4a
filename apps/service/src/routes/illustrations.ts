import { isHomeOffice } from '@producer-portal/domain/access'
import { dayNumber } from '@producer-portal/domain/formatting'
import type { IllustrationPayload, SubmittedIllustration } from '@producer-portal/domain/illustrations'
import {
  getIllustrationAgents,
  getIllustrationFile,
  getIllustrationRequests,
  isQuickProduct,
  markIllustrationsSeen,
  searchIllustrationPolicies,
  triggerIllustration,
} from '@producer-portal/domain/illustrations'
import { narrowScope } from '@producer-portal/domain/manage-access'
import type { Insertable } from 'kysely'
import { isDemoMode } from '@producer-portal/domain/config'
import { changeAndTell } from '../auth/send-message.ts'
import type { SignedInUser } from '../auth/session.ts'
import { utcDay } from '../days.ts'
import { HttpError } from '../http/failure.ts'
import { getIllustrationScope } from '../illustrations/illustration-access.ts'
import { announceRequest, getNotified } from '../illustrations/illustration-messages.ts'
import { toWork } from '../illustrations/illustration-work.ts'
import { readIllustration } from '../illustrations/read-illustration.ts'
import { illustrationFileName } from '../illustrations/write-illustration.ts'
import type { Services } from '../services.ts'
import {
  findIllustrationAgent,
  findPolicy,
  listIllustrationAgents,
  searchPolicies,
} from '../store/illustrations/policies.ts'
import type { ListedRequest, StoredRequest } from '../store/illustrations/requests.ts'
import {
  findRequestByKey,
  formatRequestNo,
  insertRequest,
  listRequests,
  markSeen,
  findIllustration,
} from '../store/illustrations/requests.ts'
import type { IllustrationRequestTable } from '../store/illustrations/tables.ts'
import type { Route } from './route.ts'
import { PdfFile, route } from './route.ts'

/**
 * In-force illustrations: for which agents and policies, the requests, and what has become of them. Anything of other
 * users is answered as if it didn't exist, with 404 and never with 403, which would sign the user out.
 */
export const routes: readonly Route[] = [
  route(getIllustrationAgents, async ({ query, user, services }) => {
    const number = query.number?.trim() ?? ''
    const scope = await getIllustrationScope(user, services)
    if (number === '') return isHomeOffice(user) ? [] : listIllustrationAgents(services.db, scope)
    const asked = number.startsWith('AG') ? { agencyNo: number } : { agentNo: number }
    return listIllustrationAgents(services.db, narrowScope(scope, asked))
  }),

  route(searchIllustrationPolicies, async ({ params, query, user, services }) => {
    const scope = await getIllustrationScope(user, services)
    const agent = await findIllustrationAgent(services.db, scope, params.agentNo)
    if (agent === undefined) throw new HttpError(404, 'There is no such agent.')
    const text = query.text ?? params.searchText
    return searchPolicies(services.db, { scope, agentNo: agent.agentNo, text })
  }),

  route(triggerIllustration, async ({ body, user, caller, services }) => {
    const { db, log } = services
    const existing =
      body.requestKey === undefined ? undefined : await findRequestByKey(db, user.userId, body.requestKey)
    if (existing !== undefined) return repeat(existing, body)
    const request = await toRequest(body, user, services)
    const stored = await changeAndTell(services, async (inside, tell) => {
      const inserted = await insertRequest(inside.db, request)
      if (inserted !== undefined) await announceRequest(inserted, user, inside, tell)
      return inserted
    })
    if (stored === undefined) {
      // The same call came twice at the same moment.
      const first = await findRequestByKey(db, user.userId, body.requestKey ?? '')
      if (first === undefined) throw new Error('A request was neither stored nor found')
      return repeat(first, body)
    }
    log.event('illustration requested', {
      user: user.userId,
      address: caller.address,
      request: formatRequestNo(stored.id),
      agent: body.agent,
      scenario: stored.is_basic ? 'basic' : 'custom',
    })
    for (const at of [stored.preparing_at, stored.ready_at]) {
      if (at !== null) await services.jobs.wake('illustrations', at)
    }
    return toOutcome(stored)
  }),

  route(getIllustrationRequests, async ({ user, services }) => {
    const scope = await getIllustrationScope(user, services)
    const requests = await listRequests(services.db, user.userId, scope)
    return requests.map((request) => toSubmitted(request, user.userId))
  }),

  route(markIllustrationsSeen, async ({ body, user, services }) => {
    await markSeen(services.db, user.userId, body.requestNos, services.now())
    return {}
  }),

  route(getIllustrationFile, async ({ query: { fileId }, user, caller, services }) => {
    const scope = await getIllustrationScope(user, services)
    const found = await findIllustration(services.db, user.userId, scope, fileId)
    const document = found && (await readIllustration(found, services))
    if (found === undefined || !document) throw new HttpError(404, 'There is no such illustration.')
    const requestNo = formatRequestNo(found.id)
    services.log.event('illustration downloaded', { user: user.userId, address: caller.address, request: requestNo })
    return new PdfFile(illustrationFileName(requestNo), new Uint8Array(document))
  }),
]

/**
 * A request as it is stored. The service decides what it may be about and whether it can be run automatically.
 * @throws {HttpError} 404 for an agent or policy that isn't the user's, 422 for anything else that doesn't fit
 */
async function toRequest(
  { agent: agentNo, policy: policyNo, instructions, requestDate, recipient, requestKey }: IllustrationPayload,
  user: SignedInUser,
  services: Services,
): Promise<Insertable<IllustrationRequestTable>> {
  const { db, now } = services
  const scope = await getIllustrationScope(user, services)
  const agent = await findIllustrationAgent(db, scope, agentNo.trim())
  const policy = agent && (await findPolicy(db, { scope, agentNo: agent.agentNo, policyNo }))
  if (agent === undefined || policy === undefined) {
    services.log.event('illustration refused', { user: user.userId, agent: agentNo.slice(0, 20) })
    throw new HttpError(404, 'There is no such in-force policy of this agent.')
  }
  if (recipient !== '' && recipient !== user.userId) {
    throw new HttpError(422, "Someone else can't be notified.", { errors: ['recipient: your user ID, or empty'] })
  }
  checkDate(requestDate, now())
  const isBasic = instructions === ''
  if (isBasic && !isQuickProduct(policy.product_type ?? '')) {
    throw new HttpError(422, 'Describe the scenarios you would like illustrated.', {
      errors: ['instructions: required for this policy'],
    })
  }
  const { client_name, birth_date, product_type, agency_nos, co_code, co_type, contract_no, policy_no } = policy
  return {
    user_id: user.userId,
    request_key: requestKey ?? null,
    agency_nos,
    agent_nos: [agent.agentNo],
    agent_name: agent.fullName,
    co_code,
    co_type,
    contract_no,
    policy_no,
    client_name,
    birth_date,
    product_type,
    is_basic: isBasic,
    instructions,
    request_date: requestDate,
    recipient,
    ...(await getNotified(user, recipient, agent, db)),
    ...getTimes(isBasic, services),
  }
}

/** The user's own day, which may be a day before or after that of UTC. */
function checkDate(requestDate: string, now: Date): void {
  const [day, today] = [dayNumber(requestDate), dayNumber(utcDay(now))]
  if (day !== null && today !== null && Math.abs(day - today) <= 1) return
  throw new HttpError(422, "Check your device's date, then try again.", { errors: ["requestDate: today's date"] })
}

/** The demo prepares illustrations by the clock. Elsewhere the home office does it. */
function getTimes(isBasic: boolean, { settings, now }: Services) {
  const requestedAt = now()
  if (!isDemoMode(settings.PORTAL_MODE)) return { requested_at: requestedAt, preparing_at: null, ready_at: null }
  const delay = settings.ILLUSTRATION_DELAY_SECONDS * (isBasic ? 1_000 : 3_000)
  const after = (share: number) => new Date(requestedAt.getTime() + delay * share)
  return { requested_at: requestedAt, preparing_at: after(0.25), ready_at: after(1) }
}

/**
 * The answer of a call with a key that was used before.
 * @throws {HttpError} 409 when that request was a different one
 */
function repeat(first: StoredRequest, body: IllustrationPayload) {
  const isSame =
    first.agent_nos.includes(body.agent.trim()) &&
    first.instructions === body.instructions &&
    first.recipient === body.recipient &&
    first.policy_no.replace(/^0+/, '') === body.policy.trim().replace(/^0+/, '')
  if (isSame) return toOutcome(first)
  throw new HttpError(409, 'This request was already sent with different details. Reload the page and try again.')
}

function toOutcome({ id }: StoredRequest) {
  const requestNo = formatRequestNo(id)
  return { msgType: 'success', message: `Your request was received. Its number is ${requestNo}.`, requestNo }
}

/** A request as the person who sent it sees it, and the person who is notified. */
function toSubmitted(request: ListedRequest, userId: string): SubmittedIllustration {
  const isRequester = request.user_id === userId
  const seenAt = isRequester ? request.seen_at : request.notified_seen_at
  const { requestNo, state, taken, closedAt, declineReason, file, ...shown } = toWork(request)
  return {
    ...shown,
    requestNo,
    state: progressOf[state],
    readyAt: state === 'ready' ? closedAt : null,
    taken: taken && { by: taken.by, at: taken.at },
    declined: declineReason === null ? null : { reason: declineReason, at: closedAt ?? shown.requestedAt },
    requestedBy: { fullName: shown.requestedBy.fullName, isSelf: isRequester },
    notified: {
      fullName: request.notified_name,
      isSelf: request.notified_user_id === userId,
      by: request.notified_by,
    },
    file: file && { fileId: request.file_id, ...file },
    isNew: closedAt !== null && seenAt === null,
  }
}

const progressOf = { waiting: 'received', taken: 'preparing', ready: 'ready', declined: 'declined' } as const
