import { afterLogin, login } from '@producer-portal/domain/session'
import { isUnreachable, NetworkFault } from '../data/faults.js'
import { call } from '../data/api.js'
import { browserCookies } from './browser-cookies.js'
import { startSession } from './start-session.js'
import { beginTwoFactor } from './two-factor.js'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export type SignInResult =
  | { readonly kind: 'signed-in' }
  /** The service sends the browser elsewhere. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** Wrong user name or password; `message` is the service's own, where it has one. */
  | { readonly kind: 'rejected'; readonly message?: string }
  | { readonly kind: 'failed' }
  /** The service could not be reached; `message` is the browser's own, where it has one. */
  | { readonly kind: 'unreachable'; readonly message?: string }

/** A password may be right and yet not enough: a code is asked for on this page. */
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
      return next.sessionId ? { kind: 'two-factor', path: await beginTwoFactor(next.sessionId) } : { kind: 'failed' }
    }
    return startSession() ? { kind: 'signed-in' } : { kind: 'failed' }
  } catch (error) {
    // The time-out has words for the log only.
    const message = error instanceof NetworkFault ? error.message || undefined : undefined
    return isUnreachable(error) ? { kind: 'unreachable', message } : { kind: 'failed' }
  }
}
