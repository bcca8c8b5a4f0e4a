import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sessionConstants } from '@producer-portal/domain/auth'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { InteractionResults, Provider } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { nameDevice } from '../auth/device-name.ts'
import { noteDevice } from '../auth/known-device.ts'
import type { Settings } from '../config/settings.ts'
import { getCaller, isFromOtherSite } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { ApiApp, ApiContext } from '../http/context.ts'
import { readForm } from '../http/read-body.ts'
import type { Services } from '../services.ts'
import { toAccountId } from './account-id.ts'
import type { StepContext, StepResult } from './interaction-steps.ts'
import { codeStep, passwordStep, sendStep } from './interaction-steps.ts'
import { errorPage, signInPage } from './pages.ts'
import { identityPath, interactionPath, pageFontPath, pageStylePath, rememberParameter, signOutPath } from './paths.ts'

const deviceCookie = 'idp_device'
const steps = { 'sign-in': passwordStep, send: sendStep, code: codeStep } as const
const pageStyle = readFileSync(new URL('pages.css', import.meta.url), 'utf8')
const font = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
)

export interface InteractionParts {
  readonly provider: Provider
  readonly services: Services
  /** Addresses to which a completed sign-in may redirect: the policy of the page with the form must allow it. */
  readonly portalOrigins: readonly string[]
}

/** The provider's own pages: user name and password, the code, and a way back. */
export function interactionRoutes({ provider, services, portalOrigins }: InteractionParts): ApiApp {
  const app: ApiApp = new Hono()
  const policy = pagePolicy(portalOrigins)
  const brand = services.settings.BRAND
  const style = `:root{--hue:${brand.hue};--chroma:${brand.chroma};--radius:${brand.radius}px}\n${pageStyle}`

  app.get(pageStylePath, (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get(pageFontPath, (c) =>
    c.body(font, 200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' }),
  )

  app.get(`${interactionPath}/:uid`, async (c) => {
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    const hint = params['login_hint']
    const username = typeof hint === 'string' ? hint : ''
    return sendPage(c, await signInPage({ brand, uid: c.req.param('uid'), username }), 200)
  })

  app.get(`${interactionPath}/:uid/cancel`, (c) =>
    finish(c, { error: 'access_denied', error_description: 'The sign-in was canceled.' }),
  )

  for (const [name, step] of Object.entries(steps)) {
    app.post(`${interactionPath}/:uid/${name}`, async (c) => {
      // Throws when this browser has no such sign-in under way.
      const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
      const remembers = params[rememberParameter] === 'true'
      return answerStep(c, await step(await readForm(c.req.raw), { ...toStepContext(c), remembers }))
    })
  }

  app.onError((error, c) => {
    if (error instanceof HttpError) return sendPage(c, errorPage(brand, error.message), error.status)
    if (error instanceof errors.OIDCProviderError) return sendPage(c, errorPage(brand, error.error), 400)
    throw error
  })
  return app

  function toStepContext(c: ApiContext): Omit<StepContext, 'remembers'> {
    const caller = getCaller(c.req.raw, c.env, services.settings)
    return {
      uid: c.req.param('uid') ?? '',
      caller,
      services,
      deviceToken: getCookie(c, deviceCookie),
      deviceName: nameDevice(c.req.header('user-agent') ?? null),
    }
  }

  async function answerStep(c: ApiContext, result: StepResult): Promise<Response> {
    if (result.kind === 'page') return sendPage(c, await result.page, result.status, result.headers)
    services.log.event('signed in at the identity provider', { user: result.account.user_id })
    const caller = getCaller(c.req.raw, c.env, services.settings)
    c.header('set-cookie', await noteDevice(result.account.user_id, caller, services), { append: true })
    if (result.deviceToken !== null) {
      setCookie(c, deviceCookie, result.deviceToken, {
        path: identityPath,
        httpOnly: true,
        sameSite: 'Lax',
        secure: caller.isSecure,
        maxAge: sessionConstants.rememberDeviceDays * 86_400,
      })
    }
    return finish(c, { login: { accountId: toAccountId(result.account) } })
  }

  async function finish(c: ApiContext, result: InteractionResults): Promise<Response> {
    const { incoming, outgoing } = c.env
    return c.redirect(
      await provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
      303,
    )
  }

  function sendPage(
    c: ApiContext,
    page: { toString: () => string },
    status: number,
    headers?: HttpError['headers'],
  ): Response {
    return c.body(String(page), status as 200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
  }
}

function pagePolicy(portalOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["form-action 'self'", ...portalOrigins].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const sessionCookie = '_session'

/**
 * The address that the browser passes after signing out of the portal: the provider forgets it too, and it goes home.
 */
export function signOutRoute(provider: Provider, settings: Settings): ApiApp {
  const app: ApiApp = new Hono()
  app.get(signOutPath, async (c) => {
    if (isFromOtherSite(c.req.raw, settings)) return c.redirect('/', 303)
    const id = getCookie(c, sessionCookie)
    const session = id === undefined ? undefined : await provider.Session.find(id)
    await session?.destroy()
    for (const name of [sessionCookie, `${sessionCookie}.sig`]) deleteCookie(c, name, { path: identityPath })
    return c.redirect('/', 303)
  })
  return app
}
