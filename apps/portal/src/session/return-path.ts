import { safeReturnPath } from '@producer-portal/domain/session'
import { browserCookies, removeCookie, writeCookie } from './browser-cookies.js'

/** Keeps the path of an unauthenticated visit, with its query, until the user has signed in. */
export function rememberPath(path: string): void {
  const safe = safeReturnPath(path)
  if (safe) writeCookie('redirectUrl', safe)
}

/** The path to return to after signing in; null where none is kept, or none that is safe to follow. */
export function rememberedPath(): string | null {
  return safeReturnPath(browserCookies().redirectUrl)
}

export function forgetPath(): void {
  if (browserCookies().redirectUrl !== undefined) removeCookie('redirectUrl')
}
