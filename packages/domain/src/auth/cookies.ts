/** The cookies of a session by logical name; a missing cookie has no entry. */
export type SessionCookies = { readonly [Key in CookieKey]?: string }

/** Reads the session's cookies out of a cookie string (`document.cookie`, or the Cookie header); others are ignored. */
export function readCookies(cookies: string): SessionCookies {
  // The browser lists the closest path first: the first of two with one name is the one that counts.
  const pairs = new Map(cookies.split(';').map(splitPair).toReversed())
  return Object.fromEntries(
    Object.entries(cookieNames).flatMap(([key, name]) => {
      const value = pairs.get(name)
      return value === undefined ? [] : [[key, decode(value)]]
    }),
  )
}

function splitPair(pair: string): readonly [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

/** A value that another system wrote without encoding is used as is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

export interface CookieOptions {
  /** Kept so long, in seconds; without it until the browser closes, with 0 the cookie is removed. */
  readonly maxAgeSeconds?: number
  /** Over https. */
  readonly isSecure: boolean
}

/**
 * One cookie as `document.cookie` and the Set-Cookie header take it. Readable by script, as the client puts the token
 * into its calls itself; same-site, and secure over https.
 */
export function cookieText(key: CookieKey, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.floor(maxAgeSeconds)}`
  return `${cookieNames[key]}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`
}

/** The cookies of a session, by what they hold. Values are percent-encoded. */
export const cookieNames = {
  jwt: 'authpw_jwt',
  access: 'uc_user_access',
  audience: 'uc_user_audience',
  userId: 'uc_user_id',
  userName: 'uc_user_name',
  credential: 'ONTCred',
  region: 'ocmRegion',
  checksum: 'ocmChecksum',
  /** The remembered device; outlives the session. */
  mfaToken: 'mfaToken',
  /** Set by another system during impersonation; the portal only reads it. */
  impersonate: 'impersonate',
  /** The path to return to after sign-in. */
  redirectUrl: 'redirect_url',
} as const
export type CookieKey = keyof typeof cookieNames

/** The session-storage keys of a session (portal-defined names). */
export const sessionStorageKeys = {
  jwt: 'authpw_jwt',
  credential: 'ONTCred',
  userName: 'uc_user_name',
  /** The expiry of the token, in seconds since 1970. */
  expirationTime: 'session_expiration_time',
} as const
export type SessionStorageKey = keyof typeof sessionStorageKeys

/** The address the browser goes to to sign out of the product: a page address, not a call of the client. */
export const productLogoutPath = '/api/auth/logout'
