import { cookieText, readCookies, sessionStorageKeys } from '@producer-portal/domain/auth'
import type { CookieKey, SessionCookies, SessionStorageKey, SessionStorageValues } from '@producer-portal/domain/auth'

/** The session's cookies as this browser has them now. */
export function browserCookies(): SessionCookies {
  return readCookies(document.cookie)
}

/** Sets a cookie for the whole site until the browser closes. */
export function writeCookie(key: CookieKey, value: string): void {
  document.cookie = cookieText(key, value, { isSecure: isSecure() })
}

export function removeCookie(key: CookieKey): void {
  document.cookie = cookieText(key, '', { isSecure: isSecure(), maxAgeSeconds: 0 })
}

function isSecure(): boolean {
  return window.location.protocol === 'https:'
}

/** True if someone else views the portal as this user. Another system sets the cookie; the portal only reads it. */
export function isImpersonated(): boolean {
  return Boolean(browserCookies().impersonate)
}

/** The part of the session in the session storage of this tab. */
export function storedSession(): SessionStorageValues {
  return {
    jwt: stored('jwt'),
    credential: stored('credential'),
    userName: stored('userName'),
    expirationTime: stored('expirationTime'),
  }
}

function stored(key: SessionStorageKey): string | null {
  return window.sessionStorage.getItem(sessionStorageKeys[key])
}

/** Stores the given values; the others stay as they are. */
export function storeSession({ jwt, credential, userName, expirationTime }: SessionStorageValues): void {
  store('jwt', jwt)
  store('credential', credential)
  store('userName', userName)
  store('expirationTime', expirationTime)
}

function store(key: SessionStorageKey, value: string | null | undefined): void {
  if (value) window.sessionStorage.setItem(sessionStorageKeys[key], value)
}

/** Removes the session from this tab's storage; everything else in it stays. */
export function clearStoredSession(): void {
  for (const name of Object.values(sessionStorageKeys)) window.sessionStorage.removeItem(name)
}

/** The end of the session, in seconds since 1970; null while this tab has none. */
export function storedExpiry(): number | null {
  const { expirationTime } = storedSession()
  return expirationTime ? Number(expirationTime) : null
}
