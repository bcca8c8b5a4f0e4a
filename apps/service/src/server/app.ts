import type { Endpoint } from '@producer-portal/domain/endpoint'
import { openApiDocument } from '@producer-portal/domain/openapi'
import type { IdentityProvider } from '@producer-portal/identity-provider'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { signOut } from '../auth/session.ts'
import { version } from '../config/version.ts'
import { errorCode } from '../errors.ts'
import { getCaller } from '../http/context.ts'
import { HttpError, errorResponse, jsonResponse } from '../http/failure.ts'
import type { ApiApp } from '../http/context.ts'
import { securityHeaders, strictTransport } from '../http/security-headers.ts'
import { checkTarget } from '../http/url-guard.ts'
import { getPageAfterSignOut } from '../identity/open-identity.ts'
import type { Log } from '../log.ts'
import type { Portal } from '../portal/portal.ts'
import { createPortalHandler } from '../portal/portal.ts'
import type { Route } from '../routes/route.ts'
import type { Services } from '../services.ts'
import { createApi } from './api.ts'

export interface AppParts {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly services: Services
  /** The built portal; null serves the API alone. */
  readonly portal: Portal | null
  /** Pages of the identity provider in this service; null when another one is set. */
  readonly identityPages?: IdentityProvider['pages'] | null
}

/** Smaller responses fit into one packet uncompressed. */
const compressionThreshold = 1_400

/** The whole service as one application: the API under `/api`, the portal everywhere else. */
export function createApp(parts: AppParts): ApiApp {
  const { services, portal, identityPages = null } = parts
  const app: ApiApp = new Hono({ strict: false })
  app.use(compress({ encoding: 'gzip', threshold: compressionThreshold }), requestId(), securityHeaders())
  app.use(async (c, next) => {
    await next()
    // A response that a handler made itself has none of the headers set before.
    c.header('x-request-id', c.get('requestId'))
    if (getCaller(c.req.raw, c.env, services.settings).isSecure) c.header(...strictTransport)
    if (c.req.path.startsWith('/api') && !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  app.use(async (c, next) => {
    checkTarget(c.env?.incoming?.url ?? getTarget(c.req.url))
    await next()
  })
  app.route('/api', addServicePaths(createApi(parts), parts))
  if (identityPages !== null) app.route('/', identityPages)
  if (portal !== null) app.all('*', createPortalHandler(portal))
  app.notFound(() => errorResponse(new HttpError(404, 'There is nothing here.')))
  app.onError((error, c) => errorResponse(toHttpError(error, services.log, c.get('requestId'))))
  return app
}

function getTarget(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Node's and PostgreSQL's codes for a database that is temporarily unavailable. */
const databaseAway = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08\w{3}|57P0[1-3]|53300)$/

/** The error that a client gets for anything thrown: an HttpError as it is, everything else without its reason. */
function toHttpError(error: unknown, log: Log, request: string): HttpError {
  const failure = error instanceof HttpError ? error : null
  if (failure && failure.cause === undefined) return failure
  const reason = failure ? failure.cause : error
  log.error('request failed', reason, { request })
  if (isDatabaseAway(reason)) {
    const message = failure?.message ?? 'The service is not available at the moment.'
    return new HttpError(503, message, { headers: { 'retry-after': '5' } })
  }
  return failure ?? new HttpError(500, 'An unexpected error occurred.')
}

function isDatabaseAway(error: unknown): boolean {
  if (databaseAway.test(errorCode(error))) return true
  return error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}

/** Made when it is asked for first: its examples are sample data, which a deployment has no other use for. */
async function writeDocument(endpoints: readonly Endpoint[], planned: readonly Endpoint[]): Promise<string> {
  const { callExamples } = await import('../seed/call-examples.ts')
  return JSON.stringify(openApiDocument(endpoints, { version, serverUrl: '/api', planned, examples: callExamples }))
}

/** The addresses that are not calls of the contract: the description of the API, and where the browser signs out. */
function addServicePaths(api: ApiApp, { endpoints, routes, services }: AppParts): ApiApp {
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  const planned = endpoints.filter((endpoint) => !answered.has(endpoint))
  let document: Promise<string> | undefined
  api.get('/openapi.json', async () => jsonResponse(await (document ??= writeDocument(endpoints, planned))))
  const nextPage = getPageAfterSignOut(services.settings)
  api.on(['GET', 'POST'], '/auth/logout', (c) =>
    signOut(c.req.raw, getCaller(c.req.raw, c.env, services.settings), nextPage, services),
  )
  return api
}
