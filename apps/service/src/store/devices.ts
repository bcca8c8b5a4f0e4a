import type { Selectable } from 'kysely'
import type { Database } from './database/database.ts'
import type { DeviceTable } from './sign-in-tables.ts'

interface Device {
  readonly tokenHash: string
  readonly userId: string
}

/** Remembers a device, which needs no code until it expires. */
export async function addDevice(
  db: Database,
  { tokenHash, userId, name, expiresAt }: Device & { readonly name: string; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('device')
    .values({ token_hash: tokenHash, user_id: userId, name, remembered_at: now, expires_at: expiresAt })
    .execute()
}

/** A user's remembered devices, newest first. */
export function listDevices(db: Database, userId: string, now: Date): Promise<Selectable<DeviceTable>[]> {
  return db
    .selectFrom('device')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

/** Forgets one of a user's remembered devices. False when there is no such one. */
export async function removeDevice(db: Database, userId: string, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('device').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** True if this user's device is remembered and hasn't expired. */
export async function isDeviceKnown(db: Database, { tokenHash, userId }: Device, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('device')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that an account signed in on a device, and until when that counts. */
export async function addKnownDevice(
  db: Database,
  { tokenHash, userId, expiresAt }: Device & { readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

/** True if an account, or any when none is named, signed in on a device before. */
export async function isKnownDevice(
  db: Database,
  { tokenHash, userId }: { readonly tokenHash: string; readonly userId?: string },
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .executeTakeFirst()
  return found !== undefined
}
