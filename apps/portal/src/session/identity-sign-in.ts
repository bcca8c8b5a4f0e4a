import { oktaLogin } from '@producer-portal/domain/session'
import { call } from '../data/api.js'
import { NetworkFault } from '../data/faults.js'
import type { IdentityIssuer, IdentityStart } from './identity-client.js'
import { takeIdentityRequest } from './identity-request.js'
import type { SignInResult } from './sign-in.js'
import { startSession } from './start-session.js'

/** Loaded when somebody signs in this way: the OpenID client is of no use to anybody else. */
const client = () => import('./identity-client.js')

/** Leaves for the identity provider. Resolves only when that did not work. */
export async function leaveForIdentity(identity: IdentityIssuer | null, start: IdentityStart): Promise<SignInResult> {
  if (identity === null) return { kind: 'failed' }
  try {
    const address = await (await client()).identityAddress(identity, start)
    window.location.assign(address)
    return await new Promise<never>(() => {})
  } catch (error) {
    return failureOf(error)
  }
}

/** Back from the identity provider: exchanges what it led back with for a session of the portal. */
export async function finishIdentitySignIn(
  identity: IdentityIssuer | null,
  returned: URL,
): Promise<SignInResult | { readonly kind: 'cancelled' }> {
  const request = takeIdentityRequest()
  // Somebody else's link, or a page that was loaded again: there is nothing to go on with.
  if (identity === null || request === null) return { kind: 'failed' }
  const { identityTokens, wasCancelled } = await client()
  try {
    const tokens = await identityTokens(identity, request, returned)
    const answer = await call(oktaLogin, { body: { ...tokens, nonce: request.nonce } })
    if (!answer.ok) return answer.status === 401 ? { kind: 'rejected', message: answer.message } : { kind: 'failed' }
    return startSession() ? { kind: 'signed-in' } : { kind: 'failed' }
  } catch (error) {
    return wasCancelled(error) ? { kind: 'cancelled' } : failureOf(error)
  }
}

/** A lost connection shows as a TypeError of the browser's own. */
function failureOf(error: unknown): SignInResult {
  const isNetwork = error instanceof NetworkFault || error instanceof TypeError
  return isNetwork ? { kind: 'unreachable', message: error.message || undefined } : { kind: 'failed' }
}
