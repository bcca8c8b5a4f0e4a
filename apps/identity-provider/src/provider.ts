import { identityScopes } from '@producer-portal/domain/auth'
import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import type { JWK } from 'jose'
import type { Configuration, FindAccount } from 'oidc-provider'
import { Provider } from 'oidc-provider'
import { rememberParameter } from './interaction-steps.ts'
import { errorPage } from './pages.ts'
import { interactionPath, providerPath } from './paths.ts'
import type { CarryingService } from './service.ts'

const minute = 60

export interface ProviderOptions {
  /** The public address of the service. */
  readonly origin: string
  readonly clientId: string
  /** Every origin from which the portal may be used; each gets its /login as the address to come back to. */
  readonly portalOrigins: readonly string[]
  readonly brand: Brand
  /** The private key that signs identity tokens. */
  readonly key: JWK
  readonly cookieSecret: string
}

/** Authorization code with PKCE, and nothing else. */
export function createProvider(options: ProviderOptions, service: CarryingService): Provider {
  const { origin, clientId, portalOrigins, brand, key, cookieSecret } = options
  const configuration: Configuration = {
    adapter: service.storage,
    clients: [
      {
        client_id: clientId,
        client_name: getPortalName(brand),
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: portalOrigins.map((portalOrigin) => `${portalOrigin}/login`),
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [cookieSecret],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: providerPath },
      // Without a path of its own each of these belongs to one sign-in only.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    responseTypes: ['code'],
    extraParams: [rememberParameter],
    pkce: { required: () => true },
    scopes: [...identityScopes],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `${interactionPath}/${uid}` },
    findAccount: accountFinder(service),
    clientBasedCORS: (_, caller) => portalOrigins.includes(caller),
    // The portal belongs to the company, so users aren't asked for consent.
    loadExistingGrant: async (context) => {
      const { session, client, provider } = context.oidc
      if (!session?.accountId || !client) return undefined
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId })
      grant.addOIDCScope(identityScopes.join(' '))
      await grant.save()
      return grant
    },
    renderError: (context, { error }) => {
      context.type = 'html'
      context.body = errorPage(brand, error)
    },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 60 * minute,
      IdToken: 5 * minute,
      Interaction: 15 * minute,
      Session: 60 * minute,
    },
  }
  const provider = new Provider(`${origin}${providerPath}`, configuration)
  // Behind a proxy the address that was asked for is in its headers; the issuer says which one counts.
  provider.proxy = origin.startsWith('https:')
  return provider
}

function accountFinder({ findAccount }: CarryingService): FindAccount {
  return async (_, id) => {
    const account = await findAccount(id)
    if (account === undefined) return undefined
    const { name, userId, email } = account
    return {
      accountId: id,
      claims: () => ({ sub: id, name, preferred_username: userId, email: email ?? undefined }),
    }
  }
}
