import * as v from 'valibot'

const storageName = 'identity_request'

/** What this tab must know again when the identity provider leads back to it. */
const requestSchema = v.object({ verifier: v.string(), state: v.string(), nonce: v.string(), redirectUri: v.string() })
export type IdentityRequest = v.InferOutput<typeof requestSchema>

/** Remembers the sign-in that is about to leave for the identity provider. */
export function rememberIdentityRequest(request: IdentityRequest): void {
  window.sessionStorage.setItem(storageName, JSON.stringify(request))
}

/** The sign-in that left from this tab; asked for once, it is forgotten. Null when there is none. */
export function takeIdentityRequest(): IdentityRequest | null {
  const stored = window.sessionStorage.getItem(storageName)
  window.sessionStorage.removeItem(storageName)
  try {
    const read = v.safeParse(requestSchema, JSON.parse(stored ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Whether an address is one to which the identity provider led back. */
export function isIdentityReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has('state') && (parameters.has('code') || parameters.has('error'))
}
