import * as v from 'valibot'
import { defineEndpoint } from '../endpoint/index.ts'
import { importEntities, importSchemas } from './entities.ts'
import { importReportSchema } from './report.ts'

const titled = importEntities.map((entity) => v.pipe(importSchemas[entity], v.title(entity)))

/** Brings in the rows of one entity, as `npm run import` does: for the systems of the insurer. */
export const importRows = defineEndpoint({
  name: 'importRows',
  method: 'POST',
  path: '/import/{entity}',
  subject: 'import',
  summary:
    "Brings in rows of one entity, as NDJSON or CSV. A row that can't be taken over is left out and named in the report. A body that is refused as a whole answers 422 with the report beside the message.",
  auth: 'import',
  source: 'portal-defined',
  params: v.object({ entity: v.picklist(importEntities) }),
  query: v.object({
    /** `true`: everything is checked and nothing is changed. */
    dryRun: v.optional(v.picklist(['true', 'false']), 'false'),
    /** The numbers of agencies, separated by commas, whose people, cases or contracts these are all: others are removed. */
    replace: v.optional(v.string()),
    /** `false`: new accounts get no link by email to set a password. */
    invite: v.optional(v.picklist(['true', 'false']), 'true'),
    /** With more rejected rows than this, nothing is taken over. */
    maxRejected: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'))),
  }),
  body: v.union(titled),
  requestType: 'rows',
  answer: importReportSchema,
})

/** The JSON Schema of the rows of one entity. */
export const getImportSchema = defineEndpoint({
  name: 'getImportSchema',
  method: 'GET',
  path: '/import/{entity}/schema',
  subject: 'import',
  summary: 'The JSON Schema of the rows of one entity.',
  auth: 'none',
  source: 'portal-defined',
  params: v.object({ entity: v.picklist(importEntities) }),
  answer: v.record(v.string(), v.unknown()),
})
