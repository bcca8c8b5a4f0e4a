import * as v from 'valibot'
import { storedValue } from '../storage/stored.js'
import { storedExpiry } from './cookies.js'

const answeredSignIn = storedValue<number | null>('device', 'password-prompt', v.number(), null)

/**
 * True if the question about an expiring password was answered since this sign-in, in any tab. The expiry identifies a
 * sign-in without saying whose it is.
 */
export function isPasswordPromptAnswered(): boolean {
  const signIn = storedExpiry()
  return signIn !== null && answeredSignIn.read() === signIn
}

/** Records the answer: the question isn't asked again until the next sign-in. */
export function recordPasswordPromptAnswer(): void {
  answeredSignIn.write(storedExpiry())
}
