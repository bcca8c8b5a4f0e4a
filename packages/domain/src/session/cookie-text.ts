import { cookieNames } from './names.ts'
import type { CookieKey } from './names.ts'

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
