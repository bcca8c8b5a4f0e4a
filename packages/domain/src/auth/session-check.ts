import type { CookieKey, SessionCookies, SessionStorageKey } from './cookies.ts'
import { readTokenExpiry } from './token.ts'

/** The session-storage values by logical name; the expiration time is a string of seconds, as storage holds strings. */
export type SessionStorageValues = { readonly [Key in SessionStorageKey]?: string | null }

export interface SessionCheck {
  readonly isValid: boolean
  /** The cookies that a session needs and that are missing or empty. */
  readonly missingCookies: readonly CookieKey[]
  /** What to write to session storage; empty when it is complete or the session is not valid. */
  readonly toStore: { readonly [Key in SessionStorageKey]?: string }
  /** Seconds since 1970; null when the session is not valid. */
  readonly expiresAtSeconds: number | null
}

/** The cookies of a live session. */
export const requiredCookies = [
  'jwt',
  'userId',
  'credential',
  'region',
  'checksum',
  'userName',
  'audience',
  'access',
] as const satisfies readonly CookieKey[]

/**
 * A session is valid when every session cookie is present and non-empty and the storage keys for token, credential,
 * user name and expiration time are filled, copied from the cookies if missing. The expiration time comes from the
 * token. When the token cookie is another one than stored, somebody signed in in another tab: all keys are renewed.
 */
export function checkSession(cookies: SessionCookies, storage: SessionStorageValues): SessionCheck {
  const missingCookies = requiredCookies.filter((key) => !cookies[key])
  const { jwt, credential, userName } = cookies
  const isRenewed = Boolean(storage.jwt) && storage.jwt !== jwt
  const known: SessionStorageValues = isRenewed ? {} : storage
  const expiresAt = known.expirationTime || String(readTokenExpiry(jwt) ?? '')
  const isValid = missingCookies.length === 0 && expiresAt !== '' && Number.isFinite(Number(expiresAt))
  if (!isValid) return { isValid, missingCookies, toStore: {}, expiresAtSeconds: null }

  const wanted = { jwt, credential, userName, expirationTime: expiresAt }
  const missing = Object.entries(wanted).filter(([key]) => !hasValue(known, key))
  return { isValid, missingCookies, toStore: Object.fromEntries(missing), expiresAtSeconds: Number(expiresAt) }
}

function hasValue(storage: SessionStorageValues, key: string): boolean {
  return Object.entries(storage).some(([name, value]) => name === key && Boolean(value))
}
