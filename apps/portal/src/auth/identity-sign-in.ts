import { oktaLogin } from '@producer-portal/domain/auth'
import * as v from 'valibot'
import { call } from '../api/api.js'
import { isUnreachable } from '../api/errors.js'
import type { IdentityIssuer, IdentityRequest, IdentityStart } from './identity-client.js'
import { storedValue } from '../storage/stored.js'
import { startSession } from './session.js'
import type { SignInResult } from './sign-in.js'

/** Loaded only for a sign-in with the identity provider, because of the OpenID client in it. */
const loadClient = () => import('./identity-client.js')

/** Leaves for the identity provider. Resolves only if that fails. */
export async function leaveForIdentity(identity: IdentityIssuer | null, start: IdentityStart): Promise<SignInResult> {
  if (identity === null) return { kind: 'failed' }
  try {
    const { identityAddress } = await loadClient()
    const { address, request } = await identityAddress(identity, start)
    saveIdentityRequest(request)
    window.location.assign(address)
    return await new Promise<never>(() => {})
  } catch (error) {
    return toFailure(error)
  }
}

/** The result of a sign-in at the identity provider, which users may cancel there. */
type IdentityResult = SignInResult | { readonly kind: 'cancelled' }

/** Back from the identity provider: exchanges its code for a session of the portal. Never rejects. */
export async function finishIdentitySignIn(identity: IdentityIssuer | null, returned: URL): Promise<IdentityResult> {
  const request = takeIdentityRequest()
  // Someone else's link, or a page that was reloaded: there is no sign-in to finish.
  if (identity === null || request === null) return { kind: 'failed' }
  try {
    return await exchange(identity, request, returned)
  } catch (error) {
    return toFailure(error)
  }
}

async function exchange(identity: IdentityIssuer, request: IdentityRequest, returned: URL): Promise<IdentityResult> {
  const { identityTokens, wasCancelled } = await loadClient()
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
function toFailure(error: unknown): SignInResult {
  return { kind: error instanceof TypeError || isUnreachable(error) ? 'unreachable' : 'failed' }
}

const requestSchema = v.object({ verifier: v.string(), state: v.string(), nonce: v.string(), redirectUri: v.string() })
const leftFor = storedValue<IdentityRequest | null>('tab', 'identity_request', requestSchema, null)

/** Keeps the request in this tab while the user is at the identity provider. */
export function saveIdentityRequest(request: IdentityRequest): void {
  leftFor.write(request)
}

/** The request that left from this tab, which is then removed; null if there is none. */
export function takeIdentityRequest(): IdentityRequest | null {
  const request = leftFor.read()
  leftFor.write(null)
  return request
}

/** Whether the identity provider has returned to this address. */
export function isIdentityReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
