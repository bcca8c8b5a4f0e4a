import { cookieText } from '@producer-portal/domain/auth'
import type { CookieKey } from '@producer-portal/domain/auth'

/** A token with nothing but its expiry, in seconds since 1970. The browser doesn't check its signature. */
export function tokenUntil(expiresAt: number): string {
  return `head.${btoa(JSON.stringify({ exp: expiresAt }))}.signature`
}

/** The cookies of a live session of the producer rivera, for one hour from now. */
export function sessionCookies(): Readonly<Record<string, string>> {
  return {
    jwt: tokenUntil(Math.floor(Date.now() / 1000) + 3_600),
    userId: 'rivera',
    userName: 'Elena Rivera',
    credential: 'credential',
    region: 'east',
    checksum: 'checksum',
    audience: 'Agent',
    access: 'FRS',
  }
}

/** Puts cookies into the browser as the service does after a sign-in. */
export function setCookies(cookies: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(cookies)) {
    document.cookie = cookieText(key as CookieKey, value, { isSecure: false })
  }
}
