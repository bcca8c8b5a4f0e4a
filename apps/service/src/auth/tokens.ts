import { createHmac } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { TokenUse, Tokens } from '../services.ts'

const issuer = 'producer-portal'

/** Signs and reads session tokens (JWT, HS256) with the stored secret; `lifetime` is in seconds. */
export function createTokens(secret: Uint8Array, lifetime: number): Tokens {
  return {
    sign: (use, { userId, sessionId, generation }, sessionEnd) =>
      new SignJWT({ gen: generation })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuer(issuer)
        .setAudience(toAudience(use))
        .setIssuedAt()
        .setExpirationTime(Math.floor(Math.min(Date.now() + lifetime * 1000, sessionEnd?.getTime() ?? Infinity) / 1000))
        .sign(secret),
    renewalKey: (sessionId) => createHmac('sha256', secret).update(`renewal\n${sessionId}`).digest('base64url'),
    read: async (use, token) => {
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
    },
  }
}

function toAudience(use: TokenUse): string {
  return `${issuer}/${use}`
}
