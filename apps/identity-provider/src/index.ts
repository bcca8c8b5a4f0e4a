import type { HttpBindings } from '@hono/node-server'
import { identityPaths } from '@producer-portal/domain/auth'
import type { Provider } from 'oidc-provider'
import type { ProviderApp } from './interaction-routes.ts'
import { interactionRoutes, signOutRoute } from './interaction-routes.ts'
import { interactionPath, pageFontPath, pageStylePath, providerPath } from './paths.ts'
import type { ProviderOptions } from './provider.ts'
import { createProvider } from './provider.ts'
import type { CarryingService } from './service.ts'

export type { CarryingService, ProviderAccount, SignedIn, SignInRules } from './service.ts'
export type { Adapter, AdapterPayload } from 'oidc-provider'

/** An OpenID provider inside a service: its pages, and the protocol on the bare connection. */
export interface IdentityProvider {
  readonly pages: ProviderApp
  /** True if a request speaks the protocol, and not to one of the provider's pages. */
  readonly isCall: (target: string) => boolean
  /** Writes the answer to such a request onto its connection. */
  readonly answer: (bindings: HttpBindings) => Promise<void>
  /** The account and the client that an access token was given for; null when it is invalid. */
  readonly readAccessToken: (token: string) => Promise<{ accountId: string; clientId: string | undefined } | null>
}

/** Opens the provider, for demos and development: the accounts and rules are those of the service that carries it. */
export function openIdentityProvider(options: ProviderOptions, service: CarryingService): IdentityProvider {
  const provider = createProvider(options, service)
  return {
    pages: interactionRoutes(provider, options, service).route('/', signOutRoute(provider, service)),
    isCall,
    answer: answerWithProvider(provider, service),
    readAccessToken: async (value) => {
      const token = await provider.AccessToken.find(value)
      return token?.isValid === true ? { accountId: token.accountId, clientId: token.clientId } : null
    },
  }
}

const pagePaths = [`${interactionPath}/`, pageStylePath, pageFontPath, identityPaths.signOut]

function isCall(target: string): boolean {
  return target.startsWith(`${providerPath}/`) && !pagePaths.some((path) => target.startsWith(path))
}

/** Hands a request to the provider, which writes its answer onto the connection itself. */
function answerWithProvider(provider: Provider, { securityHeaders }: CarryingService) {
  const handle = provider.callback()
  return async ({ incoming, outgoing }: HttpBindings): Promise<void> => {
    for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value)
    // Tokens are fetched from the portal's other origins too; which ones, the provider's own rule says.
    outgoing.setHeader('cross-origin-resource-policy', 'cross-origin')
    // The provider knows its paths below the prefix, and finds the prefix in the original address.
    Object.assign(incoming, { originalUrl: incoming.url })
    incoming.url = incoming.url?.slice(providerPath.length)
    await handle(incoming, outgoing)
  }
}
