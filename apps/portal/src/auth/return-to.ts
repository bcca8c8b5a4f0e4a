import { safeReturnPath } from '@producer-portal/domain/auth'
import { browserCookies, removeCookie, writeCookie } from './cookies.js'

/** Keeps the path of an unauthenticated visit, with its query, until the user has signed in. */
export function saveReturnTo(path: string): void {
  const safe = safeReturnPath(path)
  if (safe) writeCookie('redirectUrl', safe)
}

/** The path to return to after signing in; null if none is kept, or none that is safe to follow. */
export function savedReturnTo(): string | null {
  return safeReturnPath(browserCookies().redirectUrl)
}

export function clearReturnTo(): void {
  if (browserCookies().redirectUrl !== undefined) removeCookie('redirectUrl')
}

const externalRedirectKey = 'onward_address'

/** Keeps the address outside of the portal to which a sign-in leads, for this tab and until the user signs out. */
export function saveExternalRedirect(url: string): void {
  window.sessionStorage.setItem(externalRedirectKey, url)
}

/** The address outside of the portal to which the sign-in leads; null if it ends in the portal. */
export function savedExternalRedirect(): string | null {
  return window.sessionStorage.getItem(externalRedirectKey)
}

export function clearExternalRedirect(): void {
  window.sessionStorage.removeItem(externalRedirectKey)
}
