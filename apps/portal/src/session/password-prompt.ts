import { storedExpiry } from './session-storage.js'

const storageName = 'producer-portal.password-prompt'

/** Counts where storage is blocked: as long as the page. */
let answeredHere: string | undefined

/**
 * Whether the prompt about an expiring password was answered since this sign-in, in whatever tab. Each sign-in has an
 * end of its own, which names it without saying whose it is.
 */
export function isPromptAnswered(): boolean {
  const name = signInName()
  try {
    return answeredHere === name || window.localStorage.getItem(storageName) === name
  } catch {
    return false
  }
}

/** Notes the answer: until the next sign-in nobody is asked again. */
export function notePromptAnswer(): void {
  answeredHere = signInName()
  try {
    window.localStorage.setItem(storageName, answeredHere)
  } catch {
    // Storage is blocked.
  }
}

function signInName(): string {
  return String(storedExpiry())
}
