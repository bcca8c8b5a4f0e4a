import { importRows } from '@producer-portal/domain/import'
import { importBody } from '../import/import-body.ts'
import type { Route } from './route.ts'
import { openRoute } from './route.ts'

/** What the systems of the insurer bring in. */
export const routes: readonly Route[] = [
  openRoute(importRows, async ({ params: { entity }, query: { dryRun, maxRejected }, request, services }) => {
    const report = await importBody(entity, request, {
      db: services.db,
      now: services.now(),
      isDryRun: dryRun === 'true',
      maxRejected: maxRejected === undefined ? undefined : Number(maxRejected),
    })
    const { rows, written, deleted, rejected } = report
    services.log.event('import', { entity, problem: report.problem ?? 'none', rows, written, deleted, rejected })
    return report
  }),
]
