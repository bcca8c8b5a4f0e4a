import { fillPath, queryString } from '@producer-portal/domain/endpoint'
import { getImportSchema, importEntities, importRows } from '@producer-portal/domain/import'
import * as v from 'valibot'
import type { Check, ContractOptions } from '../rule.ts'
import type { Problem, Reply, Server } from '../server.ts'
import { judgeAnswer, judgeFailure } from '../server.ts'

const ndjson = 'application/x-ndjson'
const agency = { agencyNo: 'ZZ-CONTRACT-KIT', agencyName: 'Contract kit' }
const toLine = (row: object) => `${JSON.stringify(row)}\n`

interface Sent {
  readonly body: string
  readonly type?: string
  readonly query?: Readonly<Record<string, string>>
}
type Bring = (sent: Sent) => Promise<Reply>

const bringAgencies =
  (server: Server, token: string | undefined): Bring =>
  ({ body, type = ndjson, query = { dryRun: 'true' } }) =>
    server.send(fillPath(importRows.path, { entity: 'agencies' }) + queryString(query), {
      method: 'POST',
      token,
      headers: { 'content-type': type },
      body,
    })

const asSystem =
  (judge: (bring: Bring) => Promise<Problem>): Check['run'] =>
  async (server: Server, { importToken }: ContractOptions) =>
    importToken === undefined ? undefined : judge(bringAgencies(server, importToken))

/** Tells the problem with a report that should have these facts. */
function judgeReport(about: string, reply: Reply, facts: Partial<v.InferOutput<typeof importRows.answer>>): Problem {
  const problem = judgeAnswer(importRows, reply)
  if (problem !== undefined) return `${about}: ${problem}`
  const report = new Map<string, unknown>(Object.entries(v.parse(importRows.answer, reply.json)))
  const [wrong] = Object.entries(facts).filter(([field, value]) => report.get(field) !== value)
  return wrong && `${about}: ${wrong[0]} is ${String(report.get(wrong[0]))} in place of ${String(wrong[1])}`
}

/** Brings in an agency twice and removes it; nothing of it stays. */
async function judgeTakingOver(bring: Bring): Promise<Problem> {
  const real = { query: { dryRun: 'false' } }
  const gone = toLine({ agencyNo: agency.agencyNo, deleted: true })
  try {
    const first = judgeReport('a new row', await bring({ ...real, body: toLine(agency) }), { written: 1 })
    if (first !== undefined) return first
    const again = judgeReport('the same row again', await bring({ ...real, body: toLine(agency) }), { written: 0 })
    if (again !== undefined) return again
    return judgeReport('a row that is removed', await bring({ ...real, body: gone }), { deleted: 1 })
  } finally {
    await bring({ ...real, body: gone })
  }
}

export const importChecks: readonly Check[] = [
  {
    rule: 'rows are taken from nobody but a system with a token of its own',
    run: async (server, { importToken, token }) => {
      if (importToken === undefined) return undefined
      for (const caller of [undefined, token]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const reply = await bringAgencies(server, caller)({ body: toLine(agency) })
        const about = `importRows ${caller === undefined ? 'without a token' : 'for a signed-in user'}`
        const problem = judgeFailure(about, reply, 401, ['unauthenticated'])
        if (problem !== undefined) return problem
      }
      return undefined
    },
  },
  {
    rule: 'every entity has a schema of its rows',
    run: async (server, { importToken }) => {
      for (const entity of importToken === undefined ? [] : importEntities) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const problem = judgeAnswer(getImportSchema, await server.call(getImportSchema, { params: { entity } }))
        if (problem !== undefined) return `${entity}: ${problem}`
      }
      return undefined
    },
  },
  {
    rule: 'a dry run reports what it would do and changes nothing',
    run: asSystem(async (bring) => {
      const facts = { isTakenOver: false, problem: null, rows: 1, written: 1, rejected: 0 }
      const first = judgeReport('a dry run', await bring({ body: toLine(agency) }), facts)
      return first ?? judgeReport('a second dry run', await bring({ body: toLine(agency) }), facts)
    }),
  },
  {
    rule: 'a row that is wrong is left out and named, with its line',
    run: asSystem(async (bring) => {
      const reply = await bring({ body: toLine(agency) + toLine({ agencyNo: agency.agencyNo }) })
      const problem = judgeReport('a row without a name', reply, { rows: 2, rejected: 1 })
      if (problem !== undefined) return problem
      const [rejection] = v.parse(importRows.answer, reply.json).rejections
      return rejection?.line === 2 && rejection.field === 'agencyName'
        ? undefined
        : 'the report does not name line 2 and agencyName'
    }),
  },
  {
    rule: 'more wrong rows than allowed answer 422, with the report',
    run: asSystem(async (bring) => {
      const query = { dryRun: 'true', maxRejected: '0' }
      const reply = await bring({ body: toLine({ agencyNo: agency.agencyNo }), query })
      const problem = judgeFailure('importRows with a wrong row', reply, 422, ['unprocessable'])
      if (problem !== undefined) return problem
      return v.is(importRows.answer, reply.json) ? undefined : 'the refusal of the body has no report'
    }),
  },
  {
    rule: 'rows of another content type answer 415',
    run: asSystem(async (bring) =>
      judgeFailure('importRows with a page', await bring({ body: '<p>', type: 'text/html' }), 415, ['unsupportedType']),
    ),
  },
  {
    rule: 'a row that is sent twice is written once, and can be removed',
    run: async (server, options) =>
      options.mayWrite === true ? asSystem(judgeTakingOver)(server, options) : undefined,
  },
]
