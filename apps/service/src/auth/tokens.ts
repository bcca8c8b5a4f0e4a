import { SignJWT, jwtVerify } from 'jose'

const issuer = 'producer-portal'

/**
 * What a token is good for: `session` calls the API, `credential` only exchanges itself for a new session. Each has
 * its own audience claim, so that neither passes for the other.
 */
export type TokenUse = 'session' | 'credential'

/** What a token says: whose session it is, which one, and the account's generation when it was made. */
export interface TokenFacts {
  readonly userId: string
  readonly sessionId: string
  readonly generation: number
}

/** A token that was read: its facts and when it ends. */
export interface ReadToken extends TokenFacts {
  readonly expiresAt: Date
}

export interface Tokens {
  /** Signs a token that ends after the service's token lifetime. */
  readonly sign: (use: TokenUse, facts: TokenFacts) => Promise<string>
  /** Reads a token; null when it is malformed, forged, for another use, or expired. */
  readonly read: (use: TokenUse, token: string) => Promise<ReadToken | null>
}

/** Signs and reads session tokens (JWT, HS256) with the stored secret; `lifetime` is in seconds. */
export function createTokens(secret: Uint8Array, lifetime: number): Tokens {
  return {
    sign: (use, { userId, sessionId, generation }) =>
      new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuer(issuer)
        .setAudience(audienceOf(use))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
        .sign(secret),
    read: async (use, token) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          issuer,
          audience: audienceOf(use),
          algorithms: ['HS256'],
          requiredClaims: ['sub', 'jti', 'exp', 'iat', 'gen'],
        })
        const { sub, jti, exp, gen } = payload
        if (sub === undefined || jti === undefined || exp === undefined || typeof gen !== 'number') return null
        return { userId: sub, sessionId: jti, generation: gen, expiresAt: new Date(exp * 1000) }
      } catch {
        return null
      }
    },
  }
}

function audienceOf(use: TokenUse): string {
  return `${issuer}/${use}`
}
