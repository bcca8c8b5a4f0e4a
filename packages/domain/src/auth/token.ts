/**
 * When a token expires, from its `exp` claim. The signature is the server's business and not looked at.
 * @returns seconds since 1970; null when the token cannot be read or has no such claim
 */
export function readTokenExpiry(jwt: string | null | undefined): number | null {
  return readMoment(jwt, 'exp')
}

/**
 * When a token was issued, from its `iat` claim.
 * @returns seconds since 1970; null when the token cannot be read or has no such claim
 */
export function readTokenIssue(jwt: string | null | undefined): number | null {
  return readMoment(jwt, 'iat')
}

/** Session expiry is compared in seconds; an unknown moment counts as passed. */
export function isExpired(expiresAtSeconds: number | null, nowSeconds: number): boolean {
  return expiresAtSeconds === null || nowSeconds >= expiresAtSeconds
}

function readMoment(jwt: string | null | undefined, claim: 'exp' | 'iat'): number | null {
  const payload = jwt?.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null) return null
    const moment = Object.entries(claims).find(([name]) => name === claim)?.[1]
    return typeof moment === 'number' && Number.isFinite(moment) ? moment : null
  } catch {
    return null
  }
}
