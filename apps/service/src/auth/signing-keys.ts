import type { Database } from '../store/database/database.ts'
import { readSigningKeys } from '../store/signing-keys.ts'
import type { SigningKey } from '../store/signing-keys.ts'

/** The keys of session tokens, as far as this process has read them. */
export interface SigningKeys {
  /** The key that signs. */
  readonly current: () => SigningKey
  /** All keys whose tokens count. */
  readonly all: () => readonly SigningKey[]
  /**
   * Reads them again when they may have changed: every half minute, and for the id of a key that another process has added.
   * @throws whatever the database throws
   */
  readonly refresh: (id?: string) => Promise<void>
}

/** Seconds after which a process notices that a key was added or ended. */
export const keysNoticedWithin = 30
/** Tokens with made-up ids must not lead to more queries than this, in milliseconds between two. */
const leastInterval = 1_000

/** Opens the keys of a database; the first one is made on first use. */
export async function openSigningKeys(db: Database, now: () => Date): Promise<SigningKeys> {
  let keys = await readSigningKeys(db, now())
  let readAt = now().getTime()
  let reading: Promise<void> | undefined
  const read = async () => {
    keys = await readSigningKeys(db, now())
    readAt = now().getTime()
  }
  return {
    ...knownKeys(() => keys),
    refresh: async (id) => {
      const age = now().getTime() - readAt
      const isUnknown = id !== undefined && !keys.some((key) => key.id === id)
      if (age < (isUnknown ? leastInterval : keysNoticedWithin * 1000)) return
      reading ??= read().finally(() => (reading = undefined))
      await reading
    },
  }
}

function knownKeys(read: () => readonly SigningKey[]): Pick<SigningKeys, 'all' | 'current'> {
  return {
    all: read,
    current: () => {
      const [current] = read()
      if (current === undefined) throw new Error('There is no signing key')
      return current
    },
  }
}

/** Keys that never change, for tests. */
export function fixedKeys(...secrets: readonly Uint8Array[]): SigningKeys {
  const keys = secrets.map((secret, index) => ({ id: `key-${index}`, secret }))
  return { ...knownKeys(() => keys), refresh: () => Promise.resolve() }
}
