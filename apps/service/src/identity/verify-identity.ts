import type { IdentityProvider } from '@producer-portal/identity-provider'
import { createLocalJWKSet, createRemoteJWKSet, jwtVerify } from 'jose'
import type { JWTPayload, JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import type { VerifiedIdentity, VerifyIdentity } from '../services.ts'
import { parseAccountId } from './provider-accounts.ts'

interface Expected {
  readonly issuer: string
  readonly clientId: string
}

const metadataSchema = v.object({ issuer: v.string(), jwks_uri: v.string(), userinfo_endpoint: v.string() })
const userSchema = v.object({ sub: v.string(), preferred_username: v.nullish(v.string()) })
const deadline = 5_000
/** Seconds by which the provider's clock may differ. */
const clockTolerance = 30

/** Checks the tokens of this service's own provider, without going over the network. */
export function verifyWith(
  { readAccessToken }: IdentityProvider,
  publicKeys: Parameters<typeof createLocalJWKSet>[0],
  expected: Expected,
): VerifyIdentity {
  const keys = createLocalJWKSet(publicKeys)
  return async ({ accessToken, idToken, nonce }) => {
    const claims = await checkIdToken(idToken, nonce, keys, expected)
    const token = await readAccessToken(accessToken)
    const isSame = token !== null && token.accountId === claims?.sub && token.clientId === expected.clientId
    if (claims === null || !isSame) return null
    const { userId, generation } = parseAccountId(token.accountId)
    return { ...toIdentity(claims, userId), generation }
  }
}

/**
 * Checks the tokens of another provider: the identity token with the provider's keys, the access token by asking the
 * provider whose it is. The user is known here by `preferred_username`, otherwise by `sub`.
 */
export function verifyWithIssuer(expected: Expected): VerifyIdentity {
  let discovery: Promise<{ keys: JWTVerifyGetKey; userinfo: string }> | undefined
  return async ({ accessToken, idToken, nonce }) => {
    discovery ??= discover(expected.issuer)
    const { keys, userinfo } = await discovery.catch((error: unknown) => {
      discovery = undefined
      throw error
    })
    const claims = await checkIdToken(idToken, nonce, keys, expected)
    if (claims === null) return null
    const response = await fetch(userinfo, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(deadline),
    })
    if (!response.ok) return null
    const user = v.safeParse(userSchema, await response.json())
    if (!user.success || user.output.sub !== claims.sub) return null
    return toIdentity(claims, user.output.preferred_username ?? user.output.sub)
  }
}

function toIdentity({ exp = 0 }: JWTPayload, userId: string): VerifiedIdentity {
  return { userId, generation: null, expiresAt: new Date((exp + clockTolerance) * 1000) }
}

/**
 * Asks a provider what it is.
 * @throws {Error} when it doesn't answer, or calls itself something else
 */
export async function discover(issuer: string) {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(deadline) })
  const metadata = v.parse(metadataSchema, await response.json())
  if (metadata.issuer !== issuer) throw new Error(`The identity provider calls itself ${metadata.issuer}`)
  return { keys: createRemoteJWKSet(new URL(metadata.jwks_uri)), userinfo: metadata.userinfo_endpoint }
}

async function checkIdToken(
  token: string,
  nonce: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: Expected,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance,
    })
    return payload['nonce'] === nonce ? payload : null
  } catch {
    return null
  }
}
