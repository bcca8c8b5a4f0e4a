import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { identityPaths, sessionConstants, signInTexts } from '@producer-portal/domain/auth'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { InteractionResults, Provider } from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { StepResult } from './interaction-steps.ts'
import { codeStep, passwordStep, rememberParameter, sendStep } from './interaction-steps.ts'
import { errorPage, signInPage } from './pages.ts'
import { interactionPath, pageFontPath, pageStylePath, providerPath } from './paths.ts'
import type { ProviderOptions } from './provider.ts'
import type { CarryingService } from './service.ts'

interface ProviderEnvironment {
  Bindings: HttpBindings
}
type ProviderContext = Context<ProviderEnvironment>
export type ProviderApp = Hono<ProviderEnvironment>

const deviceCookie = 'idp_device'
const steps = { 'sign-in': passwordStep, send: sendStep, code: codeStep } as const
const pageStyle = readFileSync(new URL('pages.css', import.meta.url), 'utf8')
const font = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
)

/** The provider's own pages: user name and password, the code, and a way back. */
export function interactionRoutes(
  provider: Provider,
  { brand, portalOrigins }: Pick<ProviderOptions, 'brand' | 'portalOrigins'>,
  service: CarryingService,
): ProviderApp {
  const app: ProviderApp = new Hono()
  const policy = pagePolicy(portalOrigins)
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
    finish(c, { error: 'access_denied', error_description: signInTexts.canceled }),
  )

  for (const [name, step] of Object.entries(steps)) {
    app.post(`${interactionPath}/:uid/${name}`, async (c) => {
      // Throws when this browser has no such sign-in under way.
      const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
      const rules = service.toSignInRules(c.req.raw, c.env)
      const result = await step(await service.readForm(c.req.raw), {
        uid: c.req.param('uid'),
        brand,
        rules,
        toRefusal: service.toRefusal,
        deviceToken: getCookie(c, deviceCookie),
        remembers: params[rememberParameter] === 'true',
      })
      return answerStep(c, result, rules.isSecure)
    })
  }

  app.onError((error, c) => {
    const refusal = service.toRefusal(error)
    if (refusal !== null) return sendPage(c, errorPage(brand, refusal.message), refusal.status)
    if (error instanceof errors.OIDCProviderError) return sendPage(c, errorPage(brand, error.error), 400)
    throw error
  })
  return app

  async function answerStep(c: ProviderContext, result: StepResult, isSecure: boolean): Promise<Response> {
    if (result.kind === 'page') return sendPage(c, await result.page, result.status, result.headers)
    const { accountId, deviceToken, browserCookie } = result.signedIn
    c.header('set-cookie', browserCookie, { append: true })
    if (deviceToken !== null) {
      setCookie(c, deviceCookie, deviceToken, {
        path: providerPath,
        httpOnly: true,
        sameSite: 'Lax',
        secure: isSecure,
        maxAge: sessionConstants.rememberDeviceDays * 86_400,
      })
    }
    return finish(c, { login: { accountId } })
  }

  async function finish(c: ProviderContext, result: InteractionResults): Promise<Response> {
    const { incoming, outgoing } = c.env
    return c.redirect(
      await provider.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: false }),
      303,
    )
  }

  function sendPage(
    c: ProviderContext,
    page: { toString: () => string },
    status: number,
    headers?: Readonly<Record<string, string>>,
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
export function signOutRoute(provider: Provider, { isFromOtherSite }: CarryingService): ProviderApp {
  const app: ProviderApp = new Hono()
  app.get(identityPaths.signOut, async (c) => {
    if (isFromOtherSite(c.req.raw)) return c.redirect('/', 303)
    const id = getCookie(c, sessionCookie)
    const session = id === undefined ? undefined : await provider.Session.find(id)
    await session?.destroy()
    for (const name of [sessionCookie, `${sessionCookie}.sig`]) deleteCookie(c, name, { path: providerPath })
    return c.redirect('/', 303)
  })
  return app
}
