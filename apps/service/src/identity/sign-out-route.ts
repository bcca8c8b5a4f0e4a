import { Hono } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { Provider } from 'oidc-provider'
import type { ApiApp } from '../http/method-routes.ts'
import { identityPath, signOutPath } from './paths.ts'

const sessionCookie = '_session'

/** Where the browser passes by after signing out of the portal: the provider forgets it too, and it goes home. */
export function signOutRoute(provider: Provider): ApiApp {
  const app: ApiApp = new Hono()
  app.get(signOutPath, async (c) => {
    const id = getCookie(c, sessionCookie)
    const session = id === undefined ? undefined : await provider.Session.find(id)
    await session?.destroy()
    for (const name of [sessionCookie, `${sessionCookie}.sig`]) deleteCookie(c, name, { path: identityPath })
    return c.redirect('/', 303)
  })
  return app
}
