import * as v from 'valibot'
import type { CookieKey, SessionCookies } from './cookies.ts'

const text = v.nullish(v.string(), null)

/** The answer to a sign-in. Any field may be missing; those of the session cookies are checked by `checkSession`. */
export const authSessionSchema = v.object({
  jwt: text,
  ontCred: text,
  ucUserName: text,
  ucUserId: text,
  ucUserAudience: text,
  ucUserAccess: text,
  ocmRegion: text,
  ocmChecksum: text,
  /** Only after a verified passcode with remember-device: proof for the next sign-in. */
  mfaToken: text,
  redirectUrl: text,
})
export type AuthSession = v.InferOutput<typeof authSessionSchema>

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

/** The answer of POST /auth/login: a session, or the pending session of a second factor. */
export const loginAnswerSchema = v.object({
  ...authSessionSchema.entries,
  mfaRequired: v.nullish(v.boolean(), false),
  /** The pending session that the two-factor calls take (portal-defined place; the calls need it). */
  sessionId: text,
  message: text,
})
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>

/** The next step after a successful login answer. */
export type AfterLogin =
  | { readonly kind: 'two-factor'; readonly sessionId: string | null }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'authenticated' }

/**
 * Next step after a login answer: a second factor first, then the server's redirect, otherwise the user is signed in. A
 * redirect that isn't a web address, such as `javascript:`, is ignored.
 */
export function afterLogin(answer: Pick<LoginAnswer, 'mfaRequired' | 'redirectUrl' | 'sessionId'>): AfterLogin {
  if (answer.mfaRequired) return { kind: 'two-factor', sessionId: answer.sessionId }
  if (answer.redirectUrl && isWebAddress(answer.redirectUrl)) return { kind: 'redirect', url: answer.redirectUrl }
  return { kind: 'authenticated' }
}

function isWebAddress(url: string): boolean {
  if (!URL.canParse(url, 'https://portal.invalid')) return false
  return ['https:', 'http:'].includes(new URL(url, 'https://portal.invalid').protocol)
}
