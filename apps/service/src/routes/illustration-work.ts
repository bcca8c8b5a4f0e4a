import {
  declineIllustration,
  declineRequestedIllustration,
  finishIllustration,
  finishRequestedIllustration,
  getIllustrationWork,
  getIllustrationWorkFile,
  getRequestedIllustrations,
  releaseIllustration,
  releaseRequestedIllustration,
  replaceIllustration,
  takeIllustration,
  takeRequestedIllustration,
} from '@producer-portal/domain/illustrations'
import type { IllustrationAct } from '@producer-portal/domain/illustrations'
import type { SignedInUser } from '../auth/session.ts'
import { parseProfile } from '../auth/session.ts'
import type { Holder } from '../illustrations/illustration-work.ts'
import { actOnRequest, finishWithUpload, outsideSystem, toWork } from '../illustrations/illustration-work.ts'
import { HttpError } from '../http/failure.ts'
import { readIllustration } from '../illustrations/read-illustration.ts'
import { illustrationFileName } from '../illustrations/write-illustration.ts'
import type { Services } from '../services.ts'
import { findWorkDocument, parseRequestNo } from '../store/illustrations/requests.ts'
import { readWork } from '../store/illustrations/work.ts'
import type { Route } from './route.ts'
import { PdfFile, openRoute, route } from './route.ts'

/** The illustration requests as work: of the home office, and of an outside system that prepares them. */
export const routes: readonly Route[] = [
  route(getIllustrationWork, ({ services }) => list(services)),
  route(takeIllustration, ({ params, body: { from }, user, services }) =>
    act(services, params, toHolder(user), { type: 'take', from }),
  ),
  route(releaseIllustration, ({ params, user, services }) =>
    act(services, params, toHolder(user), { type: 'release' }),
  ),
  route(declineIllustration, ({ params, body: { reason }, user, services }) =>
    act(services, params, toHolder(user), { type: 'decline', reason }),
  ),
  route(finishIllustration, async ({ params: { requestNo }, user, request, services }) =>
    toWork(await finishWithUpload(services, requestNo, toHolder(user), request)),
  ),

  route(replaceIllustration, async ({ params: { requestNo }, user, request, services }) =>
    toWork(await finishWithUpload(services, requestNo, toHolder(user), request, 'replace')),
  ),
  route(getIllustrationWorkFile, async ({ params: { requestNo }, user, caller, services }) => {
    const id = parseRequestNo(requestNo)
    const found = id === null ? undefined : await findWorkDocument(services.db, id)
    const document = found && (await readIllustration(found, services))
    if (!document) throw new HttpError(404, 'There is no such illustration.')
    services.log.event('illustration downloaded', { user: user.userId, address: caller.address, request: requestNo })
    return new PdfFile(illustrationFileName(requestNo), new Uint8Array(document))
  }),

  openRoute(getRequestedIllustrations, ({ services }) => list(services)),
  openRoute(takeRequestedIllustration, ({ params, body: { from, by }, services }) =>
    act(services, params, toSystem(by), { type: 'take', from }),
  ),
  openRoute(releaseRequestedIllustration, ({ params, services }) =>
    act(services, params, toSystem(), { type: 'release' }),
  ),
  openRoute(declineRequestedIllustration, ({ params, body: { reason, by }, services }) =>
    act(services, params, toSystem(by), { type: 'decline', reason }),
  ),
  openRoute(finishRequestedIllustration, async ({ params: { requestNo }, request, services }) =>
    toWork(await finishWithUpload(services, requestNo, toSystem(), request)),
  ),
]

async function list({ db }: Services) {
  const { requests, open } = await readWork(db)
  return { requests: requests.map(toWork), open }
}

async function act(
  services: Services,
  { requestNo }: { readonly requestNo: string },
  holder: Holder,
  done: Exclude<IllustrationAct, { type: 'finish' | 'replace' }>,
) {
  const { request } = await actOnRequest(services, requestNo, holder, done)
  return toWork(request)
}

function toHolder(user: SignedInUser): Holder {
  return { id: user.userId, name: parseProfile(user).fullName ?? null }
}

function toSystem(name: string | null = null): Holder {
  return { id: outsideSystem, name }
}
