import { cookieText, readCookies } from '@producer-portal/domain/session'
import type { CookieKey, SessionCookies } from '@producer-portal/domain/session'

/** The session's cookies as this browser holds them now. */
export function browserCookies(): SessionCookies {
  return readCookies(document.cookie)
}

/** Keeps a value for the whole site until the browser closes. */
export function writeCookie(key: CookieKey, value: string): void {
  document.cookie = cookieText(key, value, { isSecure: isSecure() })
}

export function removeCookie(key: CookieKey): void {
  document.cookie = cookieText(key, '', { isSecure: isSecure(), maxAgeSeconds: 0 })
}

function isSecure(): boolean {
  return window.location.protocol === 'https:'
}
