import type { AuthSession } from './auth-session.ts'
import { cookieNames } from './names.ts'
import type { CookieKey } from './names.ts'

/** The cookies of a session by logical name; a missing cookie has no entry. */
export type SessionCookies = { readonly [Key in CookieKey]?: string }

/** Reads the session's cookies out of a cookie string (`document.cookie`, or the Cookie header); others are ignored. */
export function readCookies(cookies: string): SessionCookies {
  // The browser lists the closest path first: the first of two with one name is the one that counts.
  const pairs = new Map(cookies.split(';').map(splitPair).toReversed())
  const found: { [Key in CookieKey]?: string } = {}
  for (const key of cookieKeys) {
    const value = pairs.get(cookieNames[key])
    if (value !== undefined) found[key] = decode(value)
  }
  return found
}

const cookieKeys: readonly CookieKey[] = [
  'jwt',
  'access',
  'audience',
  'userId',
  'userName',
  'credential',
  'region',
  'checksum',
  'mfaToken',
  'impersonate',
  'redirectUrl',
]

/** The session cookies that a sign-in answer fills, ready to be set. Fields that the answer lacks are left out. */
export function cookiesOfSession(session: AuthSession): SessionCookies {
  const values: readonly (readonly [CookieKey, string | null])[] = [
    ['jwt', session.jwt],
    ['access', session.ucUserAccess],
    ['audience', session.ucUserAudience],
    ['userId', session.ucUserId],
    ['userName', session.ucUserName],
    ['credential', session.ontCred],
    ['region', session.ocmRegion],
    ['checksum', session.ocmChecksum],
    ['mfaToken', session.mfaToken],
  ]
  return Object.fromEntries(values.filter(([, value]) => value !== null))
}

function splitPair(pair: string): readonly [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair.trim(), ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

/** A value that somebody else wrote without encoding is taken as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
