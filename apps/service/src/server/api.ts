import type { HttpBindings } from '@hono/node-server'
import { getSignInMethod } from '@producer-portal/domain/config'
import type { Endpoint } from '@producer-portal/domain/endpoint'
import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import * as v from 'valibot'
import type { SignedInUser } from '../auth/session.ts'
import { requireProof } from '../auth/proof.ts'
import { authenticate } from '../auth/session.ts'
import { requireOperatorToken } from '../auth/operators.ts'
import { getCaller } from '../http/context.ts'
import { isPasswordExpired } from '../auth/expiry-counters.ts'
import { featureFlags } from '../config/settings.ts'
import { acceptsEncoding, matchesEtag } from '../http/content-negotiation.ts'
import { HttpError, errorResponse, jsonResponse } from '../http/failure.ts'
import type { ApiApp, ApiContext } from '../http/context.ts'
import type { ListBody } from '../http/list-cache.ts'
import { readRequest } from '../http/read-request.ts'
import type { Route } from '../routes/route.ts'
import { LongList, PdfFile, WithCookies } from '../routes/route.ts'
import type { Services } from '../services.ts'

export interface Api {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly services: Services
}

/**
 * Makes the API from the endpoint table: every endpoint exists; one without a route answers 501 after the same
 * checks. A known path, with or without a trailing slash, lists its methods when it is asked for another one.
 * @throws {Error} when two routes answer the same endpoint, or a route's endpoint isn't in the table
 */
export function createApi({ endpoints, routes, services }: Api): ApiApp {
  const routesByEndpoint = new Map(routes.map((each) => [each.endpoint.name, each]))
  if (routesByEndpoint.size !== routes.length) throw new Error('Two routes answer the same endpoint')
  const stray = routes.find((each) => !endpoints.includes(each.endpoint))
  if (stray !== undefined) throw new Error(`${stray.endpoint.name} is not in the endpoint table`)

  const app: ApiApp = new Hono({ strict: false })
  app.use(methodNotAllowed({ app, onMethodNotAllowed: listMethods }))
  const paths = endpoints.map(({ path }) => path)
  for (const endpoint of endpoints) {
    const found = routesByEndpoint.get(endpoint.name) ?? { endpoint, handle: notImplemented }
    app.on(endpoint.method, toHonoPath(endpoint.path, paths), (c) =>
      handleRequest(found, { request: c.req.raw, params: c.req.param(), bindings: c.env }, services),
    )
  }
  return app
}

/** Answers OPTIONS, and a method that the path doesn't have, with the methods it has. */
function listMethods(c: ApiContext, methods: readonly string[]): Response {
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return errorResponse(new HttpError(405, "This method isn't allowed here.", { headers }))
}

function notImplemented(): Promise<never> {
  return Promise.reject(new HttpError(501, 'This call is not available yet.'))
}

/**
 * The path as Hono takes it. A parameter at its end is none of the words that stand there in other paths: the `update` of
 * `/forgot-password/update` is no `{sessionId}`, whatever the method.
 */
function toHonoPath(path: string, paths: readonly string[]): string {
  const withParameters = path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  const [, start = null] = /^(.*\/)\{\w+\}\/?$/.exec(path) ?? []
  if (start === null) return withParameters
  const ends = paths.flatMap((other) => (other.startsWith(start) ? other.slice(start.length).replace(/\/$/, '') : []))
  const fixedEnds = ends.filter((end) => /^[\w-]+$/.test(end))
  return fixedEnds.length === 0 ? withParameters : `${withParameters}{(?!(?:${fixedEnds.join('|')})$)[^/]+}`
}

interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly bindings: Partial<HttpBindings> | undefined
}

/**
 * Handles one request of an endpoint: authenticates, authorizes, validates the request, and checks the response.
 * @throws {HttpError} with the status of the first check that fails
 */
async function handleRequest(
  { endpoint, handle }: Route,
  { request, params, bindings }: Incoming,
  services: Services,
): Promise<Response> {
  checkOffered(endpoint, services)
  const user = await authorize(endpoint, request, services)
  const parts = await readRequest(endpoint, request, params)
  if (endpoint.needsProof && user !== null) requireProof(user, services)
  const caller = getCaller(request, bindings, services.settings)
  const answered = await handle({ ...parts, request, user, caller, services })
  if (answered instanceof LongList) return listResponse(answered, request)
  if (answered instanceof PdfFile) return pdfResponse(answered)
  const { value, cookies } = answered instanceof WithCookies ? answered : { value: answered, cookies: [] }
  const output = checkAnswer(endpoint, value)
  if (endpoint.answerType === 'text') return textResponse(String(output))
  return jsonResponse(JSON.stringify(output), { headers: cookies.map((cookie) => ['set-cookie', cookie]) })
}

const otherSignIn = {
  legacy: 'This portal signs users in with an identity provider.',
  'identity-provider': 'This portal signs users in with user ID and password.',
} as const

function checkOffered({ auth, flag, signInMethod }: Endpoint, { settings }: Services): void {
  if (auth === 'import' && settings.IMPORT_TOKENS.length === 0)
    throw new HttpError(404, 'This is switched off.', { code: 'switchedOff' })
  const flags = featureFlags(settings)
  if (flag !== undefined && !flags[flag]) throw new HttpError(404, 'This is switched off.', { code: 'switchedOff' })
  if (signInMethod === undefined || signInMethod === getSignInMethod(flags)) return
  throw new HttpError(403, otherSignIn[signInMethod])
}

async function authorize(endpoint: Endpoint, request: Request, services: Services): Promise<SignedInUser | null> {
  if (endpoint.auth === 'none') return null
  if (endpoint.auth === 'import') {
    requireOperatorToken(request, services)
    return null
  }
  const use = endpoint.auth === 'credential' ? 'credential' : 'session'
  const user = await authenticate(use, request.headers.get('authorization'), services)
  if (user === null) {
    throw new HttpError(401, 'Sign in to continue.', { headers: { 'www-authenticate': 'Bearer' } })
  }
  const needsPassword = endpoint.auth === 'bearer' && endpoint.allowsExpiredPassword !== true
  if (needsPassword && isPasswordExpired(user, services.now())) {
    throw new HttpError(423, 'Your password has expired. Change it to continue.', { code: 'passwordExpired' })
  }
  if (endpoint.access !== undefined && !endpoint.access(user)) {
    throw new HttpError(403, 'You do not have access to this.')
  }
  return user
}

/** A response that doesn't match its schema is a bug of the service; the client never sees it. */
function checkAnswer(endpoint: Endpoint, value: unknown): unknown {
  const result = v.safeParse(endpoint.answer, value)
  if (result.success) return result.output
  const paths = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'} (${issue.type})`)
  throw new Error(`The answer of ${endpoint.name} does not match its schema: ${paths.join(', ')}`)
}

function textResponse(output: string): Response {
  return new Response(output, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

/** Personal documents stay in no cache. The name is of plain ASCII letters. */
function pdfResponse({ name, content }: PdfFile): Response {
  return new Response(content, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(content.byteLength),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Nothing but the status when the client has this version; otherwise as it is kept, packed, if the client takes that. */
async function listResponse({ etag, open }: LongList, request: Request): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', etag, vary: 'accept-encoding' })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const packed = await open()
  if (!acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    return new Response(toStream(packed).pipeThrough(new DecompressionStream('gzip')), { headers })
  }
  headers.set('content-encoding', 'gzip')
  return new Response(packed, { headers })
}

function toStream(body: ListBody): ReadableStream<Uint8Array> {
  return body instanceof Uint8Array ? new Blob([body]).stream() : body
}
