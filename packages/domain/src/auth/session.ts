import type { CookieKey, SessionCookies, SessionStorageKey } from './cookies.ts'

/** The session-storage values by logical name; the expiration time is a string of seconds, as storage holds strings. */
export type SessionStorageValues = { readonly [Key in SessionStorageKey]?: string | null }

export interface SessionCheck {
  readonly isValid: boolean
  /** The cookies that a session needs and that are missing or empty. */
  readonly missingCookies: readonly CookieKey[]
  /** The values to write to session storage; empty when it is complete or the session is not valid. */
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
 * token. If the token cookie differs from the stored one, another tab has signed in: all keys are renewed.
 */
export function checkSession(cookies: SessionCookies, storage: SessionStorageValues): SessionCheck {
  const missingCookies = requiredCookies.filter((key) => !cookies[key])
  const { jwt, credential, userName } = cookies
  const isRenewed = Boolean(storage.jwt) && storage.jwt !== jwt
  const previous: SessionStorageValues = isRenewed ? {} : storage
  const expiresAt = previous.expirationTime || String(readTokenExpiry(jwt) ?? '')
  const isValid = missingCookies.length === 0 && expiresAt !== '' && Number.isFinite(Number(expiresAt))
  if (!isValid) return { isValid, missingCookies, toStore: {}, expiresAtSeconds: null }

  const wanted = { jwt, credential, userName, expirationTime: expiresAt }
  const missing = Object.entries(wanted).filter(([key]) => !hasValue(previous, key))
  return { isValid, missingCookies, toStore: Object.fromEntries(missing), expiresAtSeconds: Number(expiresAt) }
}

function hasValue(storage: SessionStorageValues, key: string): boolean {
  return Object.entries(storage).some(([name, value]) => name === key && Boolean(value))
}

/**
 * The expiry of a token, from its `exp` claim. The signature is the server's business and not looked at.
 * @returns seconds since 1970; null when the token cannot be read or has no such claim
 */
export function readTokenExpiry(jwt: string | null | undefined): number | null {
  return readMoment(jwt, 'exp')
}

/**
 * The issue time of a token, from its `iat` claim.
 * @returns seconds since 1970; null when the token cannot be read or has no such claim
 */
export function readTokenIssue(jwt: string | null | undefined): number | null {
  return readMoment(jwt, 'iat')
}

/** Session expiry is compared in seconds; an unknown moment counts as passed. */
export function isExpired(expiresAtSeconds: number | null, nowSeconds: number): boolean {
  return expiresAtSeconds === null || nowSeconds >= expiresAtSeconds
}

function readMoment(jwt: string | null | undefined, claim: 'exp' | 'iat'): number | null {
  const payload = jwt?.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null) return null
    const moment = Object.entries(claims).find(([name]) => name === claim)?.[1]
    return typeof moment === 'number' && Number.isFinite(moment) ? moment : null
  } catch {
    return null
  }
}
