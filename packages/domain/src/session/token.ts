/**
 * When a token expires, from its `exp` claim. The signature is the server's business and not looked at.
 * @returns seconds since 1970; null when the token cannot be read or has no such claim
 */
export function readTokenExpiry(jwt: string | null | undefined): number | null {
  const payload = jwt?.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null
    return typeof claims.exp === 'number' && Number.isFinite(claims.exp) ? claims.exp : null
  } catch {
    return null
  }
}

/** Session expiry is compared in seconds; an unknown moment counts as passed. */
export function isExpired(expiresAtSeconds: number | null, nowSeconds: number): boolean {
  return expiresAtSeconds === null || nowSeconds >= expiresAtSeconds
}
