import { randomBytes } from 'node:crypto'
import { identityPaths } from '@producer-portal/domain/auth'
import type { CarryingService, IdentityProvider, SignedIn } from '@producer-portal/identity-provider'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import * as v from 'valibot'
import { nameDevice } from '../auth/device-name.ts'
import { noteDevice } from '../auth/known-device.ts'
import { checkPassword } from '../auth/sign-in.ts'
import { completePendingSignIn, getPendingState, needsCode, sendCode, startPendingSignIn } from '../auth/two-factor.ts'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'
import { getCaller, isFromOtherSite } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import { readForm } from '../http/read-body.ts'
import { getSecurityHeaders } from '../http/security-headers.ts'
import type { Services, VerifyIdentity } from '../services.ts'
import type { Account } from '../store/account.ts'
import type { Database } from '../store/database/database.ts'
import { readSetting, setOnce } from '../store/settings.ts'
import { findProviderAccount, providerStorage, toAccountId } from './provider-accounts.ts'
import { verifyWith, verifyWithIssuer } from './verify-identity.ts'

/** The identity provider of the portal's users. */
export interface IdentityIssuer {
  readonly issuer: string
  readonly clientId: string
}

interface Identity {
  readonly verify: VerifyIdentity
  /** The provider that this service carries; null when another provider is set, or none is needed. */
  readonly own: IdentityProvider | null
}

/** The issuer that the settings name: another provider, or the one inside this service. */
export function getIssuer(settings: Settings): IdentityIssuer {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId } = settings
  return { issuer: OIDC_ISSUER ?? `${getPublicOrigin(settings)}${identityPaths.provider}`, clientId }
}

/** The address a browser goes to after signing out: to the identity provider if users sign in there, otherwise home. */
export function getPageAfterSignOut(settings: Settings): string {
  if (!settings.FEATURE_OKTA_LOGIN) return '/'
  if (settings.OIDC_ISSUER === undefined) return identityPaths.signOut
  return settings.OIDC_SIGN_OUT_URL?.href ?? '/'
}

/** Opens the identity provider that the settings name. */
export async function openIdentity(services: Omit<Services, 'verifyIdentity'>): Promise<Identity> {
  const { settings, db } = services
  const expected = getIssuer(settings)
  if (settings.OIDC_ISSUER !== undefined) return { verify: verifyWithIssuer(expected), own: null }
  if (!settings.FEATURE_OKTA_LOGIN) return { verify: () => Promise.resolve(null), own: null }

  const { openIdentityProvider } = await import('@producer-portal/identity-provider')
  const key = await identityKey(db)
  const own = openIdentityProvider(
    {
      origin: getPublicOrigin(settings),
      clientId: expected.clientId,
      portalOrigins: getPortalOrigins(settings),
      brand: settings.BRAND,
      key,
      cookieSecret: await cookieSecret(db),
    },
    await carryProvider({ ...services, verifyIdentity: (tokens) => verify(tokens) }),
  )
  const { kty, n, e, kid, alg, use } = key
  const verify = verifyWith(own, { keys: [{ kty, n, e, kid, alg, use }] }, expected)
  return { verify, own }
}

/** A browser on this machine may call it by either name; a public address has one. */
function getPortalOrigins(settings: Settings): readonly string[] {
  const { PUBLIC_URL, PORT } = settings
  return PUBLIC_URL === undefined ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : [PUBLIC_URL.origin]
}

/** The accounts and the rules of this service, for the provider inside it. */
async function carryProvider(services: Services): Promise<CarryingService> {
  const { db, settings } = services
  return {
    findAccount: (id) => findProviderAccount(db, id),
    storage: providerStorage(services),
    readForm,
    toRefusal: (error) => (error instanceof HttpError ? error : null),
    isFromOtherSite: (request) => isFromOtherSite(request, settings),
    securityHeaders: await getSecurityHeaders(getPublicOrigin(settings).startsWith('https:')),
    toSignInRules: (request, bindings) => {
      const caller = getCaller(request, bindings, settings)
      return {
        isSecure: caller.isSecure,
        checkPassword: async (credentials, deviceToken) => {
          const checked = await checkPassword(credentials, caller, services)
          const { account } = checked
          if (await needsCode(checked, deviceToken, services))
            return { pendingId: await startPendingSignIn(account, services) }
          return toSignedIn(account, null)
        },
        getState: (pendingId) => getPendingState(pendingId, services),
        sendCode: (pendingId, method) => sendCode(pendingId, method, services),
        checkCode: async ({ pendingId, code, method, remembers }) => {
          const rememberAs = remembers ? nameDevice(request.headers.get('user-agent')) : null
          const { account, session } = await completePendingSignIn(
            { sessionId: pendingId, code, method, rememberAs },
            services,
          )
          return toSignedIn(account, session.mfaToken)
        },
      }

      async function toSignedIn(account: Account, deviceToken: string | null): Promise<SignedIn> {
        services.log.event('signed in at the identity provider', { user: account.user_id })
        const browserCookie = await noteDevice(account.user_id, caller, services)
        return { accountId: toAccountId(account), deviceToken, browserCookie }
      }
    },
  }
}

const keyName = 'identity-key'
/** A stored key: that it is a JSON Web Key is all that is checked; the provider checks the rest. */
const jwkSchema = v.looseObject({ kty: v.string(), kid: v.string() })

/** The key that signs identity tokens, made on first use and kept, so that tokens outlive a restart. */
async function identityKey(db: Database): Promise<JWK> {
  const stored = await readSetting(db, keyName)
  if (stored === undefined) await setOnce(db, keyName, JSON.stringify(await createKey()))
  return v.parse(jwkSchema, JSON.parse((await readSetting(db, keyName)) ?? ''))
}

/** The secret that signs the provider's cookies, made on first use. */
async function cookieSecret(db: Database): Promise<string> {
  const name = 'identity-cookie-secret'
  await setOnce(db, name, randomBytes(32).toString('base64url'))
  return (await readSetting(db, name)) ?? ''
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() }
}
