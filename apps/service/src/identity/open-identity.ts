import type { HttpBindings } from '@hono/node-server'
import * as v from 'valibot'
import type { Settings } from '../config/settings.ts'
import { publicOriginOf } from '../config/settings.ts'
import type { ApiApp } from '../http/method-routes.ts'
import type { Services } from '../http/services.ts'
import { answerWithProvider, isProviderCall } from './answer-provider.ts'
import { createIdentityProvider } from './identity-provider.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { identityPath } from './paths.ts'
import { identityKey } from './provider-keys.ts'
import { signOutRoute } from './sign-out-route.ts'
import type { VerifyIdentity } from './verify-identity.ts'
import { verifyWith, verifyWithIssuer } from './verify-identity.ts'

/** Where the portal's users prove who they are. */
export interface IdentityIssuer {
  readonly issuer: string
  readonly clientId: string
}

/** The provider that this service carries: its pages, and the protocol on the bare connection. */
export interface OwnProvider {
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

/** The issuer by the settings: another provider's, or the one that stands in this service. */
export function issuerOf(settings: Settings): IdentityIssuer {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId } = settings
  return { issuer: OIDC_ISSUER ?? `${publicOriginOf(settings)}${identityPath}`, clientId }
}

/** Opens the identity provider that the settings name. */
export async function openIdentity(services: Omit<Services, 'verifyIdentity'>): Promise<Identity> {
  const { settings, db } = services
  const expected = issuerOf(settings)
  if (settings.OIDC_ISSUER !== undefined) return { verify: verifyWithIssuer(expected), own: null }

  const origin = publicOriginOf(settings)
  const portalOrigins = portalOriginsOf(settings)
  const provider = await createIdentityProvider({ origin, clientId: expected.clientId, portalOrigins }, services)
  const publicKey = v.parse(publicKeySchema, await identityKey(db))
  const verify = verifyWith(provider, { keys: [publicKey] }, expected)
  return {
    verify,
    own: {
      pages: interactionRoutes({ provider, services: { ...services, verifyIdentity: verify }, portalOrigins }).route(
        '/',
        signOutRoute(provider),
      ),
      isCall: isProviderCall,
      answer: answerWithProvider(provider, origin.startsWith('https:')),
    },
  }
}

/** A browser on this machine may call it by either name; a public address has one. */
function portalOriginsOf(settings: Settings): readonly string[] {
  const { PUBLIC_URL, PORT } = settings
  return PUBLIC_URL === undefined ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : [PUBLIC_URL.origin]
}
