/** A placeholder origin to resolve paths against; never contacted. */
const origin = 'https://portal.invalid'

/** Paths that would undo or repeat the sign-in, and the API, which is no page. */
const neverRestored = ['/login', '/logout', '/expired', '/api']

/**
 * The path to return to after sign-in, from the `redirect_url` cookie.
 *
 * Only a path of this portal comes through: no other origin, no scheme, no `//host` in any spelling that a browser
 * would understand (backslashes, control characters, encoded slashes, dot segments).
 * @returns path, query and hash; null when the value may not be followed
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || !/^\/(?![/\\]|%2f|%5c)/i.test(value) || hasUnsafeCharacter(value)) return null
  if (!URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.origin !== origin || /^\/(?:\/|%2f|%5c)/i.test(url.pathname)) return null
  // The portal's routes ignore case.
  const asked = url.pathname.toLowerCase()
  if (neverRestored.some((path) => asked === path || asked.startsWith(`${path}/`))) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Browsers read a backslash as a slash and drop control characters and line breaks. */
function hasUnsafeCharacter(value: string): boolean {
  return value.includes('\\') || Array.from(value).some((character) => character <= ' ' || character === '\u007f')
}
