import { createHmac } from 'node:crypto'
import { identityScopes } from '@producer-portal/domain/session'
import { Provider } from 'oidc-provider'
import type { Configuration, FindAccount } from 'oidc-provider'
import * as v from 'valibot'
import type { Services } from '../http/services.ts'
import { findAccount } from '../store/accounts.ts'
import { signingSecret } from '../store/settings.ts'
import { emailOf } from '../auth/contacts.ts'
import { errorPage } from './pages/error-page.ts'
import { identityPath, rememberParameter } from './paths.ts'
import { identityKey } from './provider-keys.ts'
import { providerStorage } from './provider-storage.ts'

const minute = 60
const nameSchema = v.object({ fullName: v.nullish(v.string()) })

export interface ProviderOptions {
  /** Where users reach the service; the issuer is `/idp` below it. */
  readonly origin: string
  readonly clientId: string
  /** Every origin from which the portal may be used; each gets its /login as the address to come back to. */
  readonly portalOrigins: readonly string[]
}

type Parts = Pick<Services, 'db' | 'now'>

/** The OpenID provider for local use: authorization code with PKCE, and nothing else. */
export async function createIdentityProvider(options: ProviderOptions, services: Parts): Promise<Provider> {
  const { origin, clientId, portalOrigins } = options
  const secret = await signingSecret(services.db)
  const configuration: Configuration = {
    adapter: providerStorage(services),
    clients: [
      {
        client_id: clientId,
        client_name: 'Producer Portal',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: portalOrigins.map((each) => `${each}/login`),
      },
    ],
    jwks: { keys: [await identityKey(services.db)] },
    cookies: {
      keys: [createHmac('sha256', secret).update('identity cookies').digest('base64url')],
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: identityPath },
      // Without a path of its own each of these belongs to one sign-in only.
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    responseTypes: ['code'],
    extraParams: [rememberParameter],
    pkce: { required: () => true },
    scopes: [...identityScopes],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `${identityPath}/interaction/${uid}` },
    findAccount: accountFinder(services),
    clientBasedCORS: (_, asking) => portalOrigins.includes(asking),
    // The portal is the company's own: whoever signs in to it is not asked what it may know.
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
      context.body = errorPage(error)
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
  const provider = new Provider(`${origin}${identityPath}`, configuration)
  // Behind a proxy the address that was asked for is in its headers; the issuer says which one counts.
  provider.proxy = origin.startsWith('https:')
  return provider
}

function accountFinder({ db }: Parts): FindAccount {
  return async (_, id) => {
    const account = await findAccount(db, id)
    if (account === undefined) return undefined
    const name = v.parse(nameSchema, account.profile).fullName ?? account.user_id
    return {
      accountId: account.user_id,
      claims: () => ({
        sub: account.user_id,
        name,
        preferred_username: account.user_id,
        email: emailOf(account) ?? undefined,
      }),
    }
  }
}
