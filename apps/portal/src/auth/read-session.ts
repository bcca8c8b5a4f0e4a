import { parseAccessUser } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { checkSession, isExpired } from '@producer-portal/domain/auth'
import type { AuthFailure, SessionCheck, SessionCookies, SessionStorageValues } from '@producer-portal/domain/auth'

/** How a session ended, and the page that says so: /expired or /logout. */
export type SessionEnd = Exclude<AuthFailure, 'none'>

/** What the cookies and the session storage of a tab amount to. */
export type SessionReading =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'authenticated'; readonly user: AccessUser; readonly toStore: SessionCheck['toStore'] }
  | { readonly kind: 'ended'; readonly by: SessionEnd }

/**
 * Reads the session. Without a token nobody is signed in, unless the tab has a session that has expired. A token
 * without its audience, its access or any other session cookie is no session, and the user is signed out.
 */
export function readSession(
  cookies: SessionCookies,
  storage: SessionStorageValues,
  nowSeconds: number,
): SessionReading {
  if (!cookies.jwt) return hasExpired(storage, nowSeconds) ? { kind: 'ended', by: 'expired' } : { kind: 'anonymous' }
  const { isValid, expiresAtSeconds, toStore } = checkSession(cookies, storage)
  if (!isValid) return { kind: 'ended', by: 'logout' }
  if (isExpired(expiresAtSeconds, nowSeconds)) return { kind: 'ended', by: 'expired' }
  const { userId = '', audience = '', access = '' } = cookies
  return { kind: 'authenticated', user: parseAccessUser({ userId, audience, access }), toStore }
}

function hasExpired({ expirationTime }: SessionStorageValues, nowSeconds: number): boolean {
  return Boolean(expirationTime) && isExpired(Number(expirationTime), nowSeconds)
}
