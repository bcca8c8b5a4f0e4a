const key = 'signed_out'

let hasSignedOut = take()

/** True if this page was opened by signing out; nothing of that stays in the storage of the tab. */
export function isAfterSignOut(): boolean {
  return hasSignedOut
}

/** Tells the page that is opened next that the user has signed out. */
export function noteSignOut(): void {
  window.sessionStorage.setItem(key, 'yes')
}

/** The next sign-in has begun: signing out is no longer news. */
export function forgetSignOut(): void {
  hasSignedOut = false
}

function take(): boolean {
  try {
    const isNoted = window.sessionStorage.getItem(key) !== null
    window.sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}
