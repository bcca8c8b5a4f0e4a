import { oktaLogin } from '@producer-portal/domain/auth'
import type { Failure, Result } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { call } from '../api/api.js'
import type { IdentityIssuer, IdentityRequest, IdentityStart } from './identity-client.js'
import { storedValue } from '../storage/stored.js'
import { startSession } from './session.js'

/** Loaded only for a sign-in with the identity provider, because of the OpenID client in it. */
const loadClient = () => import('./identity-client.js')

/** Leaves for the identity provider. Resolves only if that fails, with the reason. */
export async function leaveForIdentity(identity: IdentityIssuer | null, start: IdentityStart): Promise<Failure> {
  if (identity === null) return failed
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

const failed: Failure = { kind: 'failed' }

/** Back from the identity provider, where users may cancel: exchanges its code for a session of the portal. */
export async function finishIdentitySignIn(
  identity: IdentityIssuer | null,
  returned: URL,
): Promise<Result<'signed-in' | 'cancelled'>> {
  const request = takeIdentityRequest()
  // Someone else's link, or a page that was reloaded: there is no sign-in to finish.
  if (identity === null || request === null) return { ok: false, failure: failed }
  try {
    return await exchange(identity, request, returned)
  } catch (error) {
    return { ok: false, failure: toFailure(error) }
  }
}

async function exchange(
  identity: IdentityIssuer,
  request: IdentityRequest,
  returned: URL,
): Promise<Result<'signed-in' | 'cancelled'>> {
  const { identityTokens, wasCancelled } = await loadClient()
  try {
    const tokens = await identityTokens(identity, request, returned)
    const result = await call(oktaLogin, { body: { ...tokens, nonce: request.nonce } })
    if (!result.ok) return result
    return startSession() ? { ok: true, data: 'signed-in' } : { ok: false, failure: failed }
  } catch (error) {
    if (wasCancelled(error)) return { ok: true, data: 'cancelled' }
    throw error
  }
}

/** A lost connection to the provider, or to the file of its client, shows as a TypeError of the browser's own. */
function toFailure(error: unknown): Failure {
  return error instanceof TypeError ? { kind: 'unreachable' } : failed
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

/** True if the identity provider has returned to this address. */
export function isIdentityReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
