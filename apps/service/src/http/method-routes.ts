import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { RequestFailure } from './failure.ts'

export type ApiContext = Context<{ Bindings: HttpBindings }>
export type ApiApp = Hono<{ Bindings: HttpBindings }>
type Handler = (context: ApiContext) => Response | Promise<Response>

/**
 * Registers a path with all its methods, so that every other method is told which ones there are: OPTIONS answers
 * them, the rest is a 405. HEAD comes with GET.
 */
export function registerPath(
  app: ApiApp,
  path: string,
  handlers: Readonly<Partial<Record<'GET' | 'POST', Handler>>>,
): void {
  const methods = Object.entries(handlers)
  for (const [method, handler] of methods) app.on(method, path, handler)
  const allow = [...methods.flatMap(([method]) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  )
  app.options(path, (context) => context.body(null, 204, { allow }))
  app.all(path, () => {
    throw new RequestFailure(405, 'This method is not possible here.', { headers: { allow } })
  })
}
