import { storedExpiry } from './cookies.js'

const storageKey = 'producer-portal.password-prompt'

/** Used where storage is blocked: lasts as long as the page. */
let answeredSignIn: string | undefined

/**
 * Whether the question about an expiring password was answered since this sign-in, in any tab. The expiry identifies a
 * sign-in without saying whose it is.
 */
export function isPasswordPromptAnswered(): boolean {
  const signIn = String(storedExpiry())
  try {
    return answeredSignIn === signIn || window.localStorage.getItem(storageKey) === signIn
  } catch {
    return false
  }
}

/** Records the answer: the question isn't asked again until the next sign-in. */
export function recordPasswordPromptAnswer(): void {
  const signIn = String(storedExpiry())
  try {
    window.localStorage.setItem(storageKey, signIn)
  } catch {
    answeredSignIn = signIn
  }
}
