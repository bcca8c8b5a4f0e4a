import { afterLogin, login } from '@producer-portal/domain/auth'
import { call } from '../api/api.js'
import { isUnreachable, NetworkError } from '../api/errors.js'
import { browserCookies } from './cookies.js'
import { startSession } from './session.js'
import { startTwoFactor } from './two-factor.js'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type SignInResult =
  | { readonly kind: 'signed-in' }
  /** The service sends the browser elsewhere. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Wrong user name or password; `message` is the service's own, if it has one. */
  | { readonly kind: 'rejected'; readonly message?: string }
  | { readonly kind: 'failed' }
  /** The service could not be reached; `message` is the browser's own, if it has one. */
  | { readonly kind: 'unreachable'; readonly message?: string }

/** After the right password a code may be asked for, on the page `path`. */
export type PasswordResult = SignInResult | { readonly kind: 'two-factor'; readonly path: string }

/** Signs in with user name and password. The service sets the session's cookies; without them nobody is signed in. */
export async function signIn({ username, password }: Credentials): Promise<PasswordResult> {
  try {
    const mfaDeviceToken = browserCookies().mfaToken
    const answer = await call(login, { body: { username, password, mfaDeviceToken } })
    if (!answer.ok) return answer.status === 401 ? { kind: 'rejected', message: answer.message } : { kind: 'failed' }
    const next = afterLogin(answer.data)
    if (next.kind === 'redirect') return next
    if (next.kind === 'two-factor') {
      return next.sessionId ? { kind: 'two-factor', path: await startTwoFactor(next.sessionId) } : { kind: 'failed' }
    }
    return startSession() ? { kind: 'signed-in' } : { kind: 'failed' }
  } catch (error) {
    // The message of a timeout is for the log only.
    const message = error instanceof NetworkError ? error.message || undefined : undefined
    return isUnreachable(error) ? { kind: 'unreachable', message } : { kind: 'failed' }
  }
}
