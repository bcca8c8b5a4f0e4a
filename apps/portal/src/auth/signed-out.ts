const key = 'signed_out'

/** The reason for being signed out: the user has signed out, or the service no longer took the session. */
export type SignOutReason = 'signedOut' | 'ended'

let reason = take()

/** The reason for which this page was opened without a session; nothing of that stays in the storage of the tab. */
export function getSignOutReason(): SignOutReason | undefined {
  return reason
}

/** Tells the page that is opened next why nobody is signed in. */
export function noteSignOut(noted: SignOutReason): void {
  window.sessionStorage.setItem(key, noted)
}

/** The next sign-in has begun: signing out is no longer news. */
export function forgetSignOut(): void {
  reason = undefined
}

function take(): SignOutReason | undefined {
  try {
    const noted = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return noted === 'ended' ? noted : noted === null ? undefined : 'signedOut'
  } catch {
    return undefined
  }
}
