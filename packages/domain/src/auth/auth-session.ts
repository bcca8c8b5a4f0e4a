import * as v from 'valibot'

const text = v.nullish(v.string(), null)

/** What a sign-in hands out. Any field may be missing; those of the session cookies are checked by `checkSession`. */
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

/** The answer of POST /auth/login: a session, or the pending session of a second factor. */
export const loginAnswerSchema = v.object({
  ...authSessionSchema.entries,
  mfaRequired: v.nullish(v.boolean(), false),
  /** The pending session that the two-factor calls take (portal-defined place; the calls need it). */
  sessionId: text,
  message: text,
})
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>

/** The state of signing in; null while it is unknown. */
export type AuthenticationState =
  | null
  | { readonly status: 'authenticated' }
  | { readonly status: 'failed'; readonly message: string; readonly type: 'error' | 'warning' }
  | { readonly status: 'migrating' }
  | { readonly status: 'migrated' }

/** What follows a successful login answer. */
export type AfterLogin =
  | { readonly kind: 'two-factor'; readonly sessionId: string | null }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'authenticated' }

/**
 * Next step after a login answer: a second factor first, then the server's redirect, else the user is in.
 * A redirect that is no web address (`javascript:` and the like) is not followed.
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
