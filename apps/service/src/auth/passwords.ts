import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

/** How many days a password lasts. */
export const passwordDays = 90

/** Cost of argon2id: 19 MiB, two passes, one lane; about 50 ms on one core. */
const argon = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
/** Cost of scrypt, where Node has no argon2 yet. */
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 } as const
const longest = 260

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)

type Algorithm = 'argon2id' | 'scrypt'

/** The stored form of a password: `$algorithm$salt$hash`, both base64url, with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const algorithm = 'argon2' in crypto ? 'argon2id' : 'scrypt'
  const salt = crypto.randomBytes(16)
  return encode(algorithm, salt, await derive(algorithm, password, salt))
}

/**
 * Whether a password is the stored one. Takes as long for a wrong password as for the right one, and longer ones than
 * the form allows are refused before they cost anything.
 * @throws {Error} when the stored form is not readable
 */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, algorithm, salt, hash] = stored.split('$')
  if ((algorithm !== 'argon2id' && algorithm !== 'scrypt') || salt === undefined || hash === undefined) {
    throw new Error('Unreadable password hash')
  }
  if (password.length > longest) return false
  const derived = await derive(algorithm, password, Buffer.from(salt, 'base64url'))
  return crypto.timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}

let standIn: Promise<string> | undefined

/** The hash of a password that nobody has: checked for unknown users, so that they take as long as known ones. */
export function standInHash(): Promise<string> {
  standIn ??= hashPassword(crypto.randomBytes(32).toString('base64url'))
  return standIn
}

function derive(algorithm: Algorithm, password: string, salt: Buffer): Promise<Buffer> {
  if (algorithm === 'scrypt') return scrypt(password, salt, argon.tagLength, scryptCost)
  return new Promise((resolve, reject) => {
    crypto.argon2('argon2id', { message: password, nonce: salt, ...argon }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function encode(algorithm: Algorithm, salt: Buffer, hash: Buffer): string {
  return `$${algorithm}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}
