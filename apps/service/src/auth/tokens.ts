import { createHmac } from 'node:crypto'
import { SignJWT, decodeProtectedHeader, jwtVerify } from 'jose'
import type { TokenUse, Tokens } from '../services.ts'
import { timingSafeEqual } from './secrets.ts'
import type { SigningKeys } from './signing-keys.ts'

const issuer = 'producer-portal'

/**
 * Signs and reads session tokens (JWT, HS256); `lifetime` is in seconds. A token carries the id of its key, so that
 * tokens of a key that was replaced count until it ends.
 */
export function createTokens(keys: SigningKeys, lifetime: number): Tokens {
  return {
    sign: async (use, { userId, sessionId, generation }, sessionEnd) => {
      await keys.refresh()
      const { id: kid, secret } = keys.current()
      return new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuer(issuer)
        .setAudience(toAudience(use))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Math.min(Date.now() + lifetime * 1000, sessionEnd?.getTime() ?? Infinity) / 1000))
        .sign(secret)
    },
    renewalKey: (sessionId) => toRenewalKey(keys.current().secret, sessionId),
    isRenewalKey: (sessionId, given) =>
      keys.all().some(({ secret }) => timingSafeEqual(given, toRenewalKey(secret, sessionId))),
    read: async (use, token) => {
      const id = readKeyId(token)
      if (id === null) return null
      await keys.refresh(id)
      // Tokens of the version before have no id
      for (const key of keys.all().filter((each) => id === undefined || each.id === id)) {
        const found = await readSigned(use, token, key.secret)
        if (found !== null) return found
      }
      return null
    },
  }
}

function toRenewalKey(secret: Uint8Array, sessionId: string): string {
  return createHmac('sha256', secret).update(`renewal\n${sessionId}`).digest('base64url')
}

/** The id of the key that a token names; undefined when it names none, null when it's no token. */
function readKeyId(token: string): string | null | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return null
  }
}

async function readSigned(use: TokenUse, token: string, secret: Uint8Array) {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience: toAudience(use),
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'jti', 'exp', 'iat', 'gen'],
    })
    const { sub, jti, iat, gen } = payload
    if (sub === undefined || jti === undefined || iat === undefined || typeof gen !== 'number') return null
    return { userId: sub, sessionId: jti, generation: gen, issuedAt: new Date(iat * 1000) }
  } catch {
    return null
  }
}

function toAudience(use: TokenUse): string {
  return `${issuer}/${use}`
}
