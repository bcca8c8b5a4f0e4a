import { getImportSchema, importRows, importSchemas, splitWords } from '@producer-portal/domain/import'
import { toJsonSchemaDocument } from '@producer-portal/domain/openapi'
import { createInvite } from '../auth/invitations.ts'
import { HttpError } from '../http/failure.ts'
import { importBody } from '../import/import-body.ts'
import { canReplace } from '../import/import-rows.ts'
import type { Route } from './route.ts'
import { openRoute } from './route.ts'

/** Takes data from the systems of the insurer. */
export const routes: readonly Route[] = [
  openRoute(importRows, async ({ params: { entity }, query, request, services }) => {
    const { dryRun, maxRejected, replace = '', invite } = query
    const replaced = splitWords(replace)
    if (replaced.length > 0 && !canReplace(entity))
      throw new HttpError(422, `The ${entity} of an agency can't be replaced.`)
    const report = await importBody(entity, request, {
      db: services.db,
      now: services.now(),
      isDryRun: dryRun === 'true',
      replaced,
      invite: invite === 'true' ? createInvite({ ...services, outbox: services.messages }) : null,
      maxRejected: maxRejected === undefined ? undefined : Number(maxRejected),
    })
    const { rows, written, deleted, rejected } = report
    services.log.event('import', { entity, problem: report.problem ?? 'none', rows, written, deleted, rejected })
    if (report.problem !== null) throw new HttpError(422, `The body ${report.problem}.`, { details: report })
    const bringsStatements = entity === 'statements' || entity === 'accounts'
    if (bringsStatements && dryRun !== 'true') await services.jobs.wake('statements', services.now())
    return report
  }),

  openRoute(getImportSchema, ({ params: { entity } }) =>
    Promise.resolve({ ...toJsonSchemaDocument(importSchemas[entity], entity) }),
  ),
]
