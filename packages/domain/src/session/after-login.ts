import type { LoginAnswer } from './auth-session.ts'

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
