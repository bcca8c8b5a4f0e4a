import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import { readSetting, setOnce } from './settings.ts'

/** A secret that signs session tokens, which carry its id. */
export interface SigningKey {
  readonly id: string
  readonly secret: Uint8Array
}

/** The version before knows one secret and no ids: it finds the one that signs under this name. */
const sharedName = 'signing-secret'

const newSecret = () => randomBytes(32).toString('base64url')

/** The keys whose tokens count, the one that signs first; the first key is made on first use. */
export async function readSigningKeys(db: Database, now: Date): Promise<readonly SigningKey[]> {
  const keys = await readKeys(db, now)
  if (keys.some(({ ends_at }) => ends_at === null)) return keys.map(toKey)
  await setOnce(db, sharedName, newSecret())
  const secret = await readSetting(db, sharedName)
  if (secret === undefined) throw new Error('The signing secret is missing')
  await db
    .insertInto('signing_key')
    .values({ id: 'first', secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKeys(db, now)).map(toKey)
}

function readKeys(db: Database, now: Date) {
  return db
    .selectFrom('signing_key')
    .select(['id', 'secret', 'ends_at'])
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy(sql`ends_at desc nulls first`)
    .execute()
}

const toKey = ({ id, secret }: { readonly id: string; readonly secret: string }): SigningKey => ({
  id,
  secret: Buffer.from(secret, 'base64url'),
})

/**
 * Adds a key, which signs from now on.
 * @param endsAt until when tokens signed with the key before count
 * @returns the ids of both keys
 */
export async function rotateSigningKey(
  db: Database,
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date },
): Promise<{ readonly added: string; readonly retired: string }> {
  await readSigningKeys(db, now)
  return inTransaction(db, async (transaction) => {
    const { id: retired } = await transaction
      .selectFrom('signing_key')
      .select('id')
      .where('ends_at', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // Keys that were retired before end at the same time at the latest
    await transaction
      .updateTable('signing_key')
      .set({ ends_at: sql<Date>`least(ends_at, ${endsAt})` })
      .execute()
    const [added, secret] = [randomUUID(), newSecret()]
    await transaction.insertInto('signing_key').values({ id: added, secret, created_at: now }).execute()
    await transaction.updateTable('setting').set({ value: secret }).where('name', '=', sharedName).execute()
    return { added, retired }
  })
}
