import type { Endpoint } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { RequestFailure } from './failure.ts'
import { readJson } from './read-body.ts'
import { readFields } from './read-fields.ts'
import { checkText } from './url-guard.ts'

/** The parts of a request after the endpoint's schemas have read them. */
export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const longestComplaint = 200

/**
 * Reads and checks path, query and body with the schemas of the endpoint; parts without a schema stay undefined, and
 * so do files, which the route reads itself.
 * @throws {RequestFailure} 422 that names every field which does not fit
 */
export async function readRequest(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<RequestParts> {
  const search = new URL(request.url).searchParams
  return {
    params: endpoint.params && check(endpoint.params, params, 'path'),
    query: endpoint.query && check(endpoint.query, single(search), 'query'),
    body: endpoint.body && (await readBody(endpoint, endpoint.body, request)),
  }
}

/** Without a body, and where the schema takes none, there is nothing whose type could be wrong. */
async function readBody({ requestType }: Endpoint, schema: v.GenericSchema, request: Request): Promise<unknown> {
  if (requestType === 'multipart') return check(schema, await readFields(request), 'body')
  if (isEmpty(request) && v.is(schema, undefined)) return check(schema, undefined, 'body')
  return check(schema, await readJson(request), 'body')
}

function isEmpty({ body, headers }: Request): boolean {
  const length = headers.get('content-length')
  return body === null || length === '0' || (length === null && !headers.has('transfer-encoding'))
}

/** A parameter given twice has no meaning; taking one of the two would hide the mistake. */
function single(search: URLSearchParams): Record<string, string> {
  const repeated = [...new Set(search.keys())].filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) {
    throw new RequestFailure(400, 'A query parameter is given twice.', { errors: repeated.map((name) => cut(name)) })
  }
  return Object.fromEntries(search)
}

function check(schema: v.GenericSchema, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  if (part !== 'body') checkText(value)
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new RequestFailure(422, 'A value is missing or not acceptable.', {
    errors: result.issues.map((issue) => cut(`${v.getDotPath(issue) ?? part}: ${issue.message}`)),
  })
}

function cut(text: string): string {
  return text.length > longestComplaint ? `${text.slice(0, longestComplaint)}…` : text
}
