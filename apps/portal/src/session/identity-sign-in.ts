import { oktaLogin } from '@producer-portal/domain/session'
import { call } from '../data/api.js'
import { isUnreachable, NetworkFault } from '../data/faults.js'
import type { IdentityIssuer, IdentityStart } from './identity-client.js'
import type { IdentityRequest } from './identity-request.js'
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

/** What came of a sign-in at the identity provider; people may have ended it themselves. */
type IdentityResult = SignInResult | { readonly kind: 'cancelled' }

/** Back from the identity provider: exchanges what it led back with for a session of the portal. Never rejects. */
export async function finishIdentitySignIn(identity: IdentityIssuer | null, returned: URL): Promise<IdentityResult> {
  const request = takeIdentityRequest()
  // Somebody else's link, or a page that was loaded again: there is nothing to go on with.
  if (identity === null || request === null) return { kind: 'failed' }
  try {
    return await exchange(identity, request, returned)
  } catch (error) {
    return failureOf(error)
  }
}

async function exchange(identity: IdentityIssuer, request: IdentityRequest, returned: URL): Promise<IdentityResult> {
  const { identityTokens, wasCancelled } = await client()
  try {
    const tokens = await identityTokens(identity, request, returned)
    const answer = await call(oktaLogin, { body: { ...tokens, nonce: request.nonce } })
    if (!answer.ok) return answer.status === 401 ? { kind: 'rejected', message: answer.message } : { kind: 'failed' }
    return startSession() ? { kind: 'signed-in' } : { kind: 'failed' }
  } catch (error) {
    if (wasCancelled(error)) return { kind: 'cancelled' }
    throw error
  }
}

/** A lost connection to the provider, or to the file of its client, shows as a TypeError of the browser's own. */
function failureOf(error: unknown): SignInResult {
  if (error instanceof TypeError || error instanceof NetworkFault) {
    return { kind: 'unreachable', message: error.message || undefined }
  }
  return { kind: isUnreachable(error) ? 'unreachable' : 'failed' }
}
