import type { Endpoint } from '@producer-portal/domain/endpoint'
import { Hono } from 'hono'
import { answer } from './answer.ts'
import { RequestFailure } from './failure.ts'
import { registerPath } from './method-routes.ts'
import type { ApiApp, ApiContext } from './method-routes.ts'
import type { Route } from './route.ts'
import type { Services } from './services.ts'

export interface Api {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
  readonly services: Services
}

/**
 * The API made from the endpoint table: every endpoint is there; one without a route answers 501 after the same
 * checks. A known path tells its methods (OPTIONS, and 405 with Allow), with or without a trailing slash.
 * @throws {Error} when two routes answer the same endpoint, or one answers none of the table
 */
export function createApi({ endpoints, routes, services }: Api): ApiApp {
  const routeOf = new Map(routes.map((each) => [each.endpoint.name, each]))
  if (routeOf.size !== routes.length) throw new Error('Two routes answer the same endpoint')
  const stray = routes.find((each) => !endpoints.includes(each.endpoint))
  if (stray !== undefined) throw new Error(`${stray.endpoint.name} is not in the endpoint table`)

  const app: ApiApp = new Hono({ strict: false })
  const pathsOf = Map.groupBy(endpoints.toSorted(fixedFirst), ({ path }) => pattern(path))
  for (const [path, group] of pathsOf) {
    const handlers = group.map((endpoint) => {
      const found = routeOf.get(endpoint.name) ?? { endpoint, handle: notImplemented }
      const handler = (c: ApiContext) =>
        answer(found, { request: c.req.raw, params: c.req.param(), bindings: c.env }, services)
      return [endpoint.method, handler] as const
    })
    registerPath(app, path, Object.fromEntries(handlers))
  }
  return app
}

function notImplemented(): Promise<never> {
  return Promise.reject(new RequestFailure(501, 'This call is not available yet.'))
}

/** `/forgot-password/update` before `/forgot-password/{sessionId}`: a fixed path wins over one with places. */
function fixedFirst(a: Endpoint, b: Endpoint): number {
  return places(a) - places(b)
}

function places({ path }: Endpoint): number {
  return path.split('{').length
}

function pattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
}
