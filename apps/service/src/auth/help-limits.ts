import type { Caller } from '../http/caller.ts'
import type { Services } from '../http/services.ts'
import { countAttempt } from '../store/sign-in-attempts.ts'
import { tooManyAttempts } from './sign-in.ts'

/** Requests for help within the sign-in window about one person, and from one client address. */
const perPerson = 5
const perAddress = 50
/** The shortest time an answer takes, in milliseconds: longer than sending takes, so that it tells nothing. */
const answerMs = 150

/**
 * Does what a help page asks, under a limit for the person it is about and for the address it comes from. The answer
 * takes its time, whether there is anything to do or not.
 * @param about `reset:rivera`, `ids:elena@example.com`: what is counted together
 * @throws {RequestFailure} 429 when too much was asked
 */
export async function helpWithin(
  about: string,
  { address }: Caller,
  { db, now, settings }: Services,
  help: () => Promise<void>,
): Promise<void> {
  const limits = [
    { key: about.toLowerCase(), most: perPerson },
    { key: `help:${address}`, most: Math.min(perAddress, settings.SIGN_IN_TRIES_PER_ADDRESS) },
  ]
  const window = { now: now(), windowSeconds: settings.SIGN_IN_WINDOW_SECONDS }
  const attempt = await countAttempt(db, limits, window)
  if ('waitSeconds' in attempt) throw tooManyAttempts(attempt.waitSeconds)
  const pause = new Promise((resolve) => setTimeout(resolve, answerMs))
  await Promise.all([help(), pause])
}
