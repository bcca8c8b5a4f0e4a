import type { Endpoint } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { HttpError } from './failure.ts'
import { readFields, readJson } from './read-body.ts'
import { checkText } from './url-guard.ts'

/** The parts of a request after the endpoint's schemas have read them. */
export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const maxMessageLength = 200

/**
 * Reads and checks path, query and body with the schemas of the endpoint; parts without a schema stay undefined, and
 * so do files and rows, which the route reads itself.
 * @throws {HttpError} 422 that names every field which does not fit
 */
export async function readRequest(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<RequestParts> {
  const search = new URL(request.url).searchParams
  return {
    params: endpoint.params && checkPart(endpoint.params, params, 'path'),
    query: endpoint.query && checkPart(endpoint.query, toQuery(search), 'query'),
    body:
      endpoint.body && endpoint.requestType !== 'rows' ? await readBody(endpoint, endpoint.body, request) : undefined,
  }
}

/** Without a body, when the schema allows none, there is no content type to check. */
async function readBody(
  { requestType, bodyLimit }: Endpoint,
  schema: v.GenericSchema,
  request: Request,
): Promise<unknown> {
  if (requestType === 'multipart') return checkPart(schema, await readFields(request), 'body')
  if (isEmpty(request) && v.is(schema, undefined)) return checkPart(schema, undefined, 'body')
  return checkPart(schema, await readJson(request, bodyLimit), 'body')
}

function isEmpty({ body, headers }: Request): boolean {
  const length = headers.get('content-length')
  return body === null || length === '0' || (length === null && !headers.has('transfer-encoding'))
}

/** A repeated parameter is ambiguous; picking one value would hide the mistake. */
function toQuery(search: URLSearchParams): Record<string, string> {
  const repeated = [...new Set(search.keys())].filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) {
    throw new HttpError(400, 'A query parameter is given twice.', { errors: repeated.map((name) => truncate(name)) })
  }
  return Object.fromEntries(search)
}

function checkPart(schema: v.GenericSchema, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  if (part !== 'body') checkText(value)
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new HttpError(422, 'A value is missing or not acceptable.', {
    errors: result.issues.map((issue) => truncate(`${v.getDotPath(issue) ?? part}: ${issue.message}`)),
  })
}

function truncate(text: string): string {
  return text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text
}
