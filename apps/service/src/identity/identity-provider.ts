import { createHmac } from 'node:crypto'
import { identityScopes } from '@producer-portal/domain/auth'
import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import type { Adapter, AdapterFactory, AdapterPayload, Configuration, FindAccount } from 'oidc-provider'
import { Provider } from 'oidc-provider'
import * as v from 'valibot'
import { getEmail } from '../auth/contacts.ts'
import type { Services } from '../services.ts'
import type { Database } from '../store/database/database.ts'
import type { IdentityRecord } from '../store/identity.ts'
import {
  consumeIdentityRecord,
  findIdentityRecord,
  putIdentityRecord,
  removeGrant,
  removeIdentityRecord,
} from '../store/identity.ts'
import { readSetting, setOnce, signingSecret } from '../store/settings.ts'
import { findAccountById } from './account-id.ts'
import { errorPage } from './pages.ts'
import { identityPath, rememberParameter } from './paths.ts'

const minute = 60
const nameSchema = v.object({ fullName: v.nullish(v.string()) })

export interface ProviderOptions {
  /** The public address of the service; the issuer is `/idp` below it. */
  readonly origin: string
  readonly clientId: string
  /** Every origin from which the portal may be used; each gets its /login as the address to come back to. */
  readonly portalOrigins: readonly string[]
  readonly brand: Brand
}

type Parts = Pick<Services, 'db' | 'now'>

/** The OpenID provider for local use: authorization code with PKCE, and nothing else. */
export async function createIdentityProvider(options: ProviderOptions, services: Parts): Promise<Provider> {
  const { origin, clientId, portalOrigins, brand } = options
  const secret = await signingSecret(services.db)
  const configuration: Configuration = {
    adapter: providerStorage(services),
    clients: [
      {
        client_id: clientId,
        client_name: getPortalName(brand),
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
  const provider = new Provider(`${origin}${identityPath}`, configuration)
  // Behind a proxy the address that was asked for is in its headers; the issuer says which one counts.
  provider.proxy = origin.startsWith('https:')
  return provider
}

function accountFinder({ db }: Parts): FindAccount {
  return async (_, id) => {
    const account = await findAccountById(db, id)
    if (account === undefined) return undefined
    const name = v.parse(nameSchema, account.profile).fullName ?? account.user_id
    return {
      accountId: id,
      claims: () => ({
        sub: id,
        name,
        preferred_username: account.user_id,
        email: getEmail(account) ?? undefined,
      }),
    }
  }
}

const name = 'identity-key'
/** A stored key: that it is a JSON Web Key is all that is asked; the provider checks the rest. */
const jwkSchema = v.looseObject({ kty: v.string(), kid: v.string() })

/** The key that signs identity tokens, made on first use and kept, so that tokens outlive a restart. */
export async function identityKey(db: Database): Promise<JWK> {
  const known = await readSetting(db, name)
  if (known === undefined) await setOnce(db, name, JSON.stringify(await createKey()))
  return v.parse(jwkSchema, JSON.parse((await readSetting(db, name)) ?? ''))
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() }
}

/** Keeps what the provider remembers in the service's database, so that users stay signed in over a restart. */
function providerStorage({ db, now }: Pick<Services, 'db' | 'now'>): AdapterFactory {
  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) =>
      putIdentityRecord(
        db,
        {
          model,
          id,
          payload,
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        },
        now(),
      ),
    find: async (id) => toValidPayload(db, await findIdentityRecord(db, model, { id }, now())),
    findByUid: async (uid) => toValidPayload(db, await findIdentityRecord(db, model, { uid }, now())),
    // Sign-in by device code is not offered.
    findByUserCode: () => Promise.resolve(undefined),
    consume: (id) => consumeIdentityRecord(db, model, id, now()),
    destroy: (id) => removeIdentityRecord(db, model, id),
    revokeByGrantId: (grantId) => removeGrant(db, grantId),
  })
}

/** The record as the provider wrote it; none when the password of its account has changed since. */
async function toValidPayload(db: Database, record: IdentityRecord | undefined): Promise<AdapterPayload | undefined> {
  if (record === undefined) return undefined
  const payload: AdapterPayload = { ...record.payload }
  const accountId = payload.result?.login?.accountId ?? payload.accountId
  if (accountId !== undefined && (await findAccountById(db, accountId)) === undefined) return undefined
  const consumed = record.consumed_at === null ? {} : { consumed: Math.floor(record.consumed_at.getTime() / 1000) }
  return { ...payload, ...consumed }
}
