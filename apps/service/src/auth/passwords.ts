import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

/** The number of days a password lasts. */
export const passwordDays = 90

/** The cost of one hash: KiB of memory, and how often it is gone through. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
}
/** Cost of argon2id: 19 MiB, two passes, one lane; about 50 ms on one core. */
const argonCost: HashCost = { memory: 19_456, passes: 2 }
const tagLength = 32
/** Cost of scrypt, where Node has no argon2 yet. */
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 } as const
const maxLength = 260
const storedForm =
  /^\$(?<algorithm>argon2id|scrypt)(\$m=(?<memory>\d+),t=(?<passes>\d+))?\$(?<salt>[\w-]+)\$(?<hash>[\w-]+)$/

const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)

type Algorithm = 'argon2id' | 'scrypt'

/**
 * The stored form of a password: `$algorithm$salt$hash`, both base64url, with a random salt. Another cost than the
 * ordinary one stands before the salt, as `m=<KiB>,t=<passes>`.
 * @param cost of argon2id; for tests, which hash many passwords that protect nothing; the service never gives one
 */
export async function hashPassword(password: string, cost: HashCost = argonCost): Promise<string> {
  const algorithm = 'argon2' in crypto ? 'argon2id' : 'scrypt'
  const salt = crypto.randomBytes(16)
  const hash = await derive(algorithm, password, salt, cost)
  const isOrdinary = cost === argonCost || algorithm === 'scrypt'
  const parts = isOrdinary ? [algorithm] : [algorithm, `m=${cost.memory},t=${cost.passes}`]
  return `$${[...parts, salt.toString('base64url'), hash.toString('base64url')].join('$')}`
}

/**
 * True if a password is the stored one. Takes as long for a wrong password as for the right one, and longer ones than
 * the form allows are refused before they cost anything.
 * @throws {Error} when the stored form is not readable
 */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const { algorithm, memory, passes, salt, hash } = storedForm.exec(stored)?.groups ?? {}
  if ((algorithm !== 'argon2id' && algorithm !== 'scrypt') || salt === undefined || hash === undefined) {
    throw new Error('Unreadable password hash')
  }
  if (password.length > maxLength) return false
  const cost = memory === undefined ? argonCost : { memory: Number(memory), passes: Number(passes) }
  const derived = await derive(algorithm, password, Buffer.from(salt, 'base64url'), cost)
  return crypto.timingSafeEqual(derived, Buffer.from(hash, 'base64url'))
}

let standIn: Promise<string> | undefined

/** The hash of an unknown password, checked for unknown users so that they take as long as known ones. */
export function dummyHash(): Promise<string> {
  standIn ??= hashPassword(crypto.randomBytes(32).toString('base64url'))
  return standIn
}

function derive(algorithm: Algorithm, password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  if (algorithm === 'scrypt') return scrypt(password, salt, tagLength, scryptCost)
  return new Promise((resolve, reject) => {
    const options = { message: password, nonce: salt, parallelism: 1, tagLength, ...cost }
    crypto.argon2('argon2id', options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
