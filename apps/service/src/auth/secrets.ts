import * as crypto from 'node:crypto'

/** An unguessable token for session IDs, devices and links: 32 random bytes. */
export function randomToken(): string {
  return crypto.randomBytes(32).toString('base64url')
}

/** A passcode of six digits. */
export function randomPasscode(): string {
  return String(crypto.randomInt(1_000_000)).padStart(6, '0')
}

/** The way tokens and codes are stored, so that a copy of the database can't be used to sign in. */
export function hashSecret(...words: readonly string[]): string {
  return crypto.createHash('sha256').update(words.join('\n')).digest('base64url')
}

/** Compares two hashes in constant time. */
export function timingSafeEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.byteLength === b.byteLength && crypto.timingSafeEqual(a, b)
}
