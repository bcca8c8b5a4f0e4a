const storageName = 'onward_address'

/** Keeps where a finished sign-in goes on outside of the portal, for this tab and until the user signs out. */
export function keepOnwardAddress(url: string): void {
  window.sessionStorage.setItem(storageName, url)
}

/** Where the sign-in goes on; null when it ends in the portal. */
export function onwardAddress(): string | null {
  return window.sessionStorage.getItem(storageName)
}

export function forgetOnwardAddress(): void {
  window.sessionStorage.removeItem(storageName)
}
