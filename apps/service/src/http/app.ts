import type { Endpoint } from '@producer-portal/domain/endpoint'
import { Hono } from 'hono'
import type { Portal } from '../portal/portal.ts'
import { answerPortal } from '../portal/portal.ts'
import { createApi } from './api.ts'
import { callerOf } from './caller.ts'
import { compressed } from './compress.ts'
import { RequestFailure, failureResponse } from './failure.ts'
import { failureOf } from './failure-of.ts'
import type { ApiApp } from './method-routes.ts'
import type { Route } from './route.ts'
import { securityHeaders } from './security-headers.ts'
import type { Services } from './services.ts'
import { registerServicePaths } from './service-paths.ts'
import { checkTarget } from './url-guard.ts'

export interface AppParts {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly services: Services
  /** The built portal; null serves the API alone. */
  readonly portal: Portal | null
  /** Pages of the identity provider in this service; null when another one is set. */
  readonly identityPages?: ApiApp | null
}

/** The whole service as one application: the API under `/api`, everything else the portal's. */
export function createApp({ endpoints, routes, services, portal, identityPages = null }: AppParts): ApiApp {
  const app: ApiApp = new Hono({ strict: false })
  app.use(async (c, next) => {
    await next()
    const { isSecure } = callerOf(c.req.raw, c.env, services.settings)
    c.res = await compressed(withHeaders(c.res, c.req.path, isSecure), c.req.header('accept-encoding') ?? null)
  })
  app.use(async (c, next) => {
    checkTarget(c.env?.incoming?.url ?? targetOf(c.req.url))
    await next()
  })
  app.route('/api', registerServicePaths(createApi({ endpoints, routes, services }), { endpoints, routes, services }))
  if (identityPages !== null) app.route('/', identityPages)
  app.all('*', (c) => {
    const isApi = c.req.path === '/api' || c.req.path.startsWith('/api/')
    if (portal === null || isApi) throw new RequestFailure(404, 'There is nothing here.')
    return answerPortal(portal, c.req.raw, decodeURIComponent(c.req.path))
  })
  app.onError((error) => failureResponse(failureOf(error, services.log)))
  return app
}

/** What the answer says itself wins; answers of the API are never kept. */
function withHeaders(response: Response, path: string, isSecure: boolean): Response {
  const ours = path.startsWith('/api') ? { 'cache-control': 'no-store' } : {}
  for (const [name, value] of Object.entries({ ...securityHeaders(isSecure), ...ours })) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

function targetOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
