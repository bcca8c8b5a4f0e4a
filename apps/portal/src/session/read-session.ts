import { parseAccessUser } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { checkSession, isExpired } from '@producer-portal/domain/session'
import type { SessionCheck, SessionCookies, SessionStorageValues } from '@producer-portal/domain/session'
import type { LostSession } from './session.js'

/** What the cookies and the session storage of a tab amount to. */
export type SessionReading =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'authenticated'; readonly user: AccessUser; readonly toStore: SessionCheck['toStore'] }
  | { readonly kind: 'lost'; readonly reason: LostSession }

/**
 * Reads the session. Without a token nobody is signed in, unless the tab remembers a session whose time is over. A
 * token without its audience, its access or any other session cookie is no session, and the user is signed out.
 */
export function readSession(
  cookies: SessionCookies,
  storage: SessionStorageValues,
  nowSeconds: number,
): SessionReading {
  if (!cookies.jwt) return wasSignedInUntilNow(storage, nowSeconds) ? lost('expired') : { kind: 'anonymous' }
  const { isValid, expiresAtSeconds, toStore } = checkSession(cookies, storage)
  if (!isValid) return lost('logout')
  if (isExpired(expiresAtSeconds, nowSeconds)) return lost('expired')
  const { userId = '', audience = '', access = '' } = cookies
  return { kind: 'authenticated', user: parseAccessUser({ userId, audience, access }), toStore }
}

function lost(reason: LostSession): SessionReading {
  return { kind: 'lost', reason }
}

function wasSignedInUntilNow({ expirationTime }: SessionStorageValues, nowSeconds: number): boolean {
  return Boolean(expirationTime) && isExpired(Number(expirationTime), nowSeconds)
}
