import { productLogoutPath } from '@producer-portal/domain/session'

/**
 * Tells the service that a token is no longer good, wherever it was copied to. Outlives the page, and nobody waits for
 * it: what the browser holds is forgotten either way. Without cookies, so that a late answer clears no new sign-in.
 */
export function revokeSession(token: string | undefined): void {
  if (!token) return
  const headers = { Authorization: `Bearer ${token}` }
  window
    .fetch(productLogoutPath, { method: 'POST', keepalive: true, credentials: 'omit', headers })
    .catch(() => undefined)
}
