import { createHash } from 'node:crypto'
import { acknowledgeSubmissions, getSubmissionDocument, getSubmissions } from '@producer-portal/domain/submissions'
import { HttpError } from '../http/failure.ts'
import { acknowledge, findDocument, readSubmissions } from '../store/submissions.ts'
import type { Route } from './route.ts'
import { PdfFile, openRoute } from './route.ts'

/** Lists what producers sent, for the systems of the insurer to take over. */
export const routes: readonly Route[] = [
  openRoute(getSubmissions, ({ query: { since }, services }) =>
    readSubmissions(services.db, since === undefined ? null : new Date(since)),
  ),

  openRoute(getSubmissionDocument, async ({ params: { id }, services }) => {
    const found = await findDocument(services.db, id)
    const content = found && (await services.documents.read(id))
    if (found === undefined || content === null || content === undefined) {
      if (found !== undefined) services.log.event('document missing', { document: id })
      throw new HttpError(404, 'There is no such document.')
    }
    const isWhole = found.sha256 === null || createHash('sha256').update(content).digest('hex') === found.sha256
    if (!isWhole) throw new Error(`The document ${id} is not as it was stored`)
    return new PdfFile(`${id}.pdf`, content)
  }),

  openRoute(acknowledgeSubmissions, async ({ body: { ids }, services }) => {
    const unknown = await acknowledge(services.db, ids, services.now())
    services.log.event('submissions acknowledged', { count: ids.length - unknown.length, unknown: unknown.length })
    return { unknown }
  }),
]
