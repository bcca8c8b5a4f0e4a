const externalRedirectKey = 'external_redirect'

/** Keeps the address outside of the portal to which a sign-in leads, for this tab and until the user signs out. */
export function saveExternalRedirect(url: string): void {
  window.sessionStorage.setItem(externalRedirectKey, url)
}

/** The address outside of the portal to which the sign-in leads; null if it ends in the portal. */
export function savedExternalRedirect(): string | null {
  return window.sessionStorage.getItem(externalRedirectKey)
}

export function clearExternalRedirect(): void {
  window.sessionStorage.removeItem(externalRedirectKey)
}
