import type { Endpoint } from '@producer-portal/domain/endpoint'
import { openApiDocument } from '@producer-portal/domain/openapi'
import { version } from '../config/version.ts'
import { callerOf } from './caller.ts'
import type { ApiApp, ApiContext } from './method-routes.ts'
import { registerPath } from './method-routes.ts'
import type { Route } from './route.ts'
import { signOut } from '../auth/sign-out.ts'
import type { Services } from './services.ts'

interface Parts {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly services: Services
}

/** The addresses that are no calls of the contract: the description of the API, and where the browser signs out. */
export function registerServicePaths(api: ApiApp, { endpoints, routes, services }: Parts): ApiApp {
  const answered = new Set(routes.map(({ endpoint }) => endpoint))
  const planned = endpoints.filter((endpoint) => !answered.has(endpoint))
  const document = JSON.stringify(openApiDocument(endpoints, { version, serverUrl: '/api', planned }))
  registerPath(api, '/openapi.json', {
    GET: (c) => c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' }),
  })
  const leave = (c: ApiContext) => signOut(c.req.raw, callerOf(c.req.raw, c.env, services.settings), services)
  registerPath(api, '/auth/logout', { GET: leave, POST: leave })
  return api
}
