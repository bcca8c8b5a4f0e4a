import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A word that nobody can guess, for session ids, device tokens and links: 32 random bytes. */
export function randomWord(): string {
  return randomBytes(32).toString('base64url')
}

/** A passcode of six digits. */
export function randomPasscode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** How such words are stored: a copy of the database is of no use for signing in. */
export function hashed(...words: readonly string[]): string {
  return createHash('sha256').update(words.join('\n')).digest('base64url')
}

/** Compares two hashes without telling by the time how much of them agrees. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
