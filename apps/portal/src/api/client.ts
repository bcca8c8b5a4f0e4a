import { classifyAuthFailure } from '@producer-portal/domain/auth'
import type { AuthFailure } from '@producer-portal/domain/auth'
import { failureBodySchema, fillPath, queryString } from '@producer-portal/domain/endpoint'
import type {
  Endpoint,
  EndpointAnswer,
  EndpointRequest,
  Failure,
  FailureBody,
  Result,
} from '@producer-portal/domain/endpoint'
import { yieldToMain } from '@producer-portal/ui'
import * as v from 'valibot'
import type { TrackedRequest } from './slow-requests.js'

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Milliseconds until the call gives up; 30,000 by default. */
  readonly timeout?: number
  /** Data of an earlier call: if the service says that it hasn't changed, it's the answer again. */
  readonly lastData?: unknown
  /** Reads the text of a successful response; by default all of it at once. */
  readonly readText?: (response: Response) => Promise<string>
}

/** The environment of the client; the app passes the browser's, a test its own. */
export interface ClientDependencies {
  readonly fetch: typeof globalThis.fetch
  /** The bearer token of a call: the session token, or the credential for the session migration. */
  readonly readToken: (auth: Endpoint['auth']) => string | undefined
  /** The end of the session, in seconds since 1970; null while unknown. */
  readonly readExpiry: () => number | null
  /** Seconds since 1970. */
  readonly now: () => number
  /** Called with the service's time at every answer: the `Date` header, or null. */
  readonly onServerTime?: (date: string | null) => void
  /** Called when a call got no answer. */
  readonly onUnreachable?: () => void
  /** Called for every call that lost the session. */
  readonly onSessionLoss: (reason: Exclude<AuthFailure, 'none'>) => void
  /** Called when a call needs proof of who the user is; resolves to true once there is one, and the call is repeated. */
  readonly onProofNeeded?: () => Promise<boolean>
  /** Called when a request starts; the returned function is called when it ends. */
  readonly trackRequest?: (request: TrackedRequest) => () => void
}

/** Calls an endpoint of the table. Rejects only when the caller's signal ends the call. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  options?: CallOptions,
) => Promise<Result<EndpointAnswer<E>>>

const defaultTimeout = 30_000

/** Makes the one client of the app from the endpoint table: every call of the portal goes through it. */
export function createClient(dependencies: ClientDependencies): Call {
  const fail = (endpoint: Endpoint, failure: Failure, reported: Failure | 'bad-url' = failure) => {
    const loss = classifyAuthFailure(endpoint, reported, dependencies.now(), dependencies.readExpiry())
    if (loss !== 'none') dependencies.onSessionLoss(loss)
    return { ok: false, failure } as const
  }
  const prepare = <E extends Endpoint>(endpoint: E, request: CallRequest<E>) => {
    try {
      return prepareRequest(endpoint, request, dependencies.readToken(endpoint.auth))
    } catch {
      return null
    }
  }

  return async (endpoint, request, { signal, timeout = defaultTimeout, lastData, readText } = {}) => {
    for (;;) {
      const prepared = prepare(endpoint, request)
      if (prepared === null) return fail(endpoint, { kind: 'failed' }, 'bad-url')
      const { url, init } = prepared
      const etag = isObject(lastData) && etags.get(lastData)
      if (etag) init.headers.set('If-None-Match', etag)
      const attempt = startAttempt(endpoint, signal, timeout, dependencies.trackRequest)
      let failure: Failure
      try {
        const response = await dependencies.fetch(url, { ...init, signal: attempt.signal })
        dependencies.onServerTime?.(response.headers.get('date'))
        if (etag && response.status === 304) return { ok: true, data: lastData as EndpointAnswer<typeof endpoint> }
        const result = await readAnswer(endpoint, response, readText)
        if (result.ok) {
          if (isObject(result.data)) etags.set(result.data, response.headers.get('etag') ?? '')
          return result as Result<EndpointAnswer<typeof endpoint>>
        }
        failure = result.failure
      } catch {
        signal?.throwIfAborted()
        if (attempt.endedBy() === 'retry') continue
        failure = { kind: 'unreachable' }
        if (attempt.endedBy() !== 'cancel') dependencies.onUnreachable?.()
      } finally {
        attempt.stop()
      }
      const isProved = needsProof(failure) && (await dependencies.onProofNeeded?.())
      if (!isProved) return fail(endpoint, failure)
    }
  }
}

const needsProof = (failure: Failure) => failure.kind === 'refused' && failure.needsProof

/** The version of a resource a call answered with. */
const etags = new WeakMap<object, string>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** One try of a call. Its signal follows the caller's, the timeout, and what the user decides about a slow request. */
function startAttempt(
  { method, requestType, answerType }: Endpoint,
  caller: AbortSignal | undefined,
  timeout: number,
  track: ClientDependencies['trackRequest'],
) {
  const controller = new AbortController()
  let endedBy: 'timeout' | 'cancel' | 'retry' | undefined
  const end = (reason: typeof endedBy) => () => {
    endedBy = reason
    controller.abort()
  }
  const timer = setTimeout(end('timeout'), timeout)
  const follow = () => controller.abort(caller?.reason)
  if (caller?.aborted) follow()
  caller?.addEventListener('abort', follow)
  // Files take their time and show their own progress
  const isFile = requestType === 'multipart' || answerType === 'pdf'
  const untrack = isFile ? undefined : track?.({ isRead: method === 'GET', retry: end('retry'), cancel: end('cancel') })
  return {
    signal: controller.signal,
    endedBy: () => endedBy,
    stop: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
      untrack?.()
    },
  }
}

/** Reads a response: the checked data, or why there is none. */
async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  readText: CallOptions['readText'] = (whole) => whole.text(),
): Promise<Result<unknown>> {
  if (!response.ok) return { ok: false, failure: await readFailure(response) }
  if (endpoint.answerType === 'pdf') return { ok: true, data: await response.blob() }
  const text = await readText(response)
  const data = isPlainText(endpoint, response) ? text : parseJson(text)
  const checked = data === notJson ? { wrongField: '(body)' } : await checkAnswer(endpoint.answer, data)
  if ('wrongField' in checked) return { ok: false, failure: { kind: 'failed', wrongField: checked.wrongField } }
  return { ok: true, data: checked.output }
}

/** A text may also come as a JSON string; the answer itself says which. */
function isPlainText({ answerType }: Endpoint, { headers }: Response): boolean {
  return answerType === 'text' && !headers.get('content-type')?.includes('json')
}

const notJson = Symbol('not JSON')

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

/** The one place where statuses become failures. */
async function readFailure(response: Response): Promise<Failure> {
  const { status, headers } = response
  if (status >= 500) return { kind: 'failed', status }
  const { conflict, message, errors = [], reason } = parseFailure(await response.text())
  const words = { message, errors }
  switch (status) {
    case 401:
      return { kind: 'unauthenticated', ...words }
    case 404:
      return { kind: 'notFound', ...words }
    case 409:
      return { kind: 'conflict', conflict, ...words }
    case 429:
      return { kind: 'tooManyRequests', retryAt: readRetryAt(headers), ...words }
    default:
      return { kind: 'refused', status, ...(reason === 'needsProof' && { needsProof: true }), ...words }
  }
}

/** A failure keeps its status even when a proxy answered with a page of its own. */
function parseFailure(text: string): FailureBody {
  try {
    return v.parse(failureBodySchema, JSON.parse(text))
  } catch {
    return {}
  }
}

/**
 * The time at which a call may be tried again, from its Retry-After header; undefined without one, and for one with a
 * date.
 */
function readRetryAt(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(text) ? Date.now() + Number(text) * 1000 : undefined
}

/** The request of a caller: the declared parts, and the files of a multipart endpoint. */
export type CallRequest<E extends Endpoint> = EndpointRequest<E> & { readonly files?: readonly File[] }

/** The parts without their endpoint's types, as the builder reads them. */
export interface RequestParts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly File[]
}

/** Everything `fetch` needs; made without touching the network. */
interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit & { readonly headers: Headers }
}

const apiRoot = '/api'

/**
 * Makes the HTTP request of a call: path and query filled and percent-encoded, the bearer added where there is one,
 * credentials included, the body as JSON or as multipart fields and files.
 * @throws {Error} when a place of the path has no value
 */
export function prepareRequest(endpoint: Endpoint, parts: RequestParts, token: string | undefined): PreparedRequest {
  const url = apiRoot + fillPath(endpoint.path, record(parts.params)) + queryString(record(parts.query))
  const headers = new Headers({ Accept: acceptHeaders[endpoint.answerType] })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const init = { method: endpoint.method, credentials: 'include', headers } as const
  if (endpoint.method === 'GET') return { url, init }
  if (endpoint.requestType === 'multipart') return { url, init: { ...init, body: toFormData(endpoint, parts) } }
  if (parts.body === undefined) return { url, init }
  headers.set('Content-Type', 'application/json')
  return { url, init: { ...init, body: JSON.stringify(parts.body) } }
}

const acceptHeaders = {
  json: 'application/json',
  text: 'text/plain, application/json',
  pdf: 'application/pdf',
} as const

function toFormData(endpoint: Endpoint, parts: RequestParts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(record(parts.body))) {
    if (value !== undefined) form.append(name, String(value))
  }
  for (const file of parts.files ?? []) form.append(endpoint.files ?? 'file', file, file.name)
  return form
}

function record(value: unknown): Record<string, string | number> {
  return isObject(value) ? (value as Record<string, string | number>) : {}
}

/** Rows that are checked in one go: a few milliseconds of work. */
const chunkSize = 500

/**
 * Checks an answer against its schema. A long list is checked in batches that yield to the main thread, so that 10,000
 * cases don't block clicks and scrolling.
 * @returns the output, or the dotted path of the first invalid value
 */
export async function checkAnswer(
  schema: v.GenericSchema,
  data: unknown,
): Promise<{ readonly output: unknown } | { readonly wrongField: string }> {
  if (schema.type !== 'array' || !Array.isArray(data) || data.length <= chunkSize) return checkAtOnce(schema, data)
  const output: unknown[] = []
  for (let start = 0; start < data.length; start += chunkSize) {
    const checked = checkAtOnce(schema, data.slice(start, start + chunkSize), start)
    if ('wrongField' in checked) return checked
    if (Array.isArray(checked.output)) for (const row of checked.output) output.push(row)
    await yieldToMain()
  }
  return { output }
}

/** `rowsBefore`: how many rows of the list come before these. */
function checkAtOnce(schema: v.GenericSchema, data: unknown, rowsBefore = 0) {
  const checked = v.safeParse(schema, data)
  if (checked.success) return { output: checked.output }
  const path = v.getDotPath(checked.issues[0]) ?? '(body)'
  return { wrongField: path.replace(/^\d+/, (row) => String(Number(row) + rowsBefore)) }
}
