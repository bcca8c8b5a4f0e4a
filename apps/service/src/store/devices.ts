import type { Database } from './database/database.ts'

interface Device {
  readonly tokenHash: string
  readonly userId: string
}

/** Remembers a device; those that ran out are forgotten. */
export async function addDevice(db: Database, device: Device & { readonly expiresAt: Date }, now: Date): Promise<void> {
  await db.deleteFrom('device').where('expires_at', '<=', now).execute()
  await db
    .insertInto('device')
    .values({ token_hash: device.tokenHash, user_id: device.userId, expires_at: device.expiresAt })
    .execute()
}

/** Whether this user had the device remembered, and not too long ago. */
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
