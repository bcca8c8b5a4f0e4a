import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Provider } from 'oidc-provider'
import * as v from 'valibot'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'
import type { ApiApp } from '../http/context.ts'
import { getSecurityHeaders } from '../http/security-headers.ts'
import type { Services, VerifyIdentity } from '../services.ts'
import { createIdentityProvider, identityKey } from './identity-provider.ts'
import { interactionRoutes, signOutRoute } from './interaction-routes.ts'
import { identityPath, interactionPath, pageFontPath, pageStylePath, signOutPath } from './paths.ts'
import { verifyWith, verifyWithIssuer } from './verify-identity.ts'

/** The identity provider of the portal's users. */
export interface IdentityIssuer {
  readonly issuer: string
  readonly clientId: string
}

/** The provider that this service carries: its pages, and the protocol on the bare connection. */
interface OwnProvider {
  readonly pages: ApiApp
  readonly isCall: (target: string) => boolean
  readonly answer: (bindings: HttpBindings) => Promise<Response>
}

export interface Identity {
  readonly verify: VerifyIdentity
  /** Null when another provider is set. */
  readonly own: OwnProvider | null
}

const publicKeySchema = v.object({
  kty: v.string(),
  n: v.string(),
  e: v.string(),
  kid: v.string(),
  alg: v.string(),
  use: v.string(),
})

/** The issuer that the settings name: another provider, or the one inside this service. */
export function getIssuer(settings: Settings): IdentityIssuer {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId } = settings
  return { issuer: OIDC_ISSUER ?? `${getPublicOrigin(settings)}${identityPath}`, clientId }
}

/** Opens the identity provider that the settings name. */
export async function openIdentity(services: Omit<Services, 'verifyIdentity'>): Promise<Identity> {
  const { settings, db } = services
  const expected = getIssuer(settings)
  if (settings.OIDC_ISSUER !== undefined) return { verify: verifyWithIssuer(expected), own: null }

  const origin = getPublicOrigin(settings)
  const portalOrigins = getPortalOrigins(settings)
  const provider = await createIdentityProvider(
    { origin, clientId: expected.clientId, portalOrigins, brand: settings.BRAND },
    services,
  )
  const publicKey = v.parse(publicKeySchema, await identityKey(db))
  const verify = verifyWith(provider, { keys: [publicKey] }, expected)
  return {
    verify,
    own: {
      pages: interactionRoutes({ provider, services: { ...services, verifyIdentity: verify }, portalOrigins }).route(
        '/',
        signOutRoute(provider, settings),
      ),
      isCall: isProviderCall,
      answer: await answerWithProvider(provider, origin.startsWith('https:')),
    },
  }
}

/** A browser on this machine may call it by either name; a public address has one. */
function getPortalOrigins(settings: Settings): readonly string[] {
  const { PUBLIC_URL, PORT } = settings
  return PUBLIC_URL === undefined ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : [PUBLIC_URL.origin]
}

/** True if a request speaks the protocol, and not to one of the provider's pages. */
function isProviderCall(target: string): boolean {
  const pages = [`${interactionPath}/`, pageStylePath, pageFontPath, signOutPath]
  if (pages.some((page) => target.startsWith(page))) return false
  return target.startsWith(`${identityPath}/`)
}

/** Hands a request to the provider, which writes its answer onto the connection itself. */
async function answerWithProvider(provider: Provider, isSecure: boolean) {
  const handle = provider.callback()
  const headers = await getSecurityHeaders(isSecure)
  return async ({ incoming, outgoing }: HttpBindings): Promise<Response> => {
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    // Tokens are fetched from the portal's other origins too; which ones, the provider's own rule says.
    outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
    // The provider knows its paths below the prefix, and finds the prefix in the original address.
    Object.assign(incoming, { originalUrl: incoming.url })
    incoming.url = incoming.url?.slice(identityPath.length)
    await handle(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
}
