import type { Database } from './database/database.ts'

/** What is counted together, and how many failures it may have within the window. */
export interface AttemptLimit {
  /** `account:rivera`, `address:127.0.0.1` */
  readonly key: string
  readonly most: number
}

/** An attempt that was let through; it counts as failed until it is forgiven. */
export interface Attempt {
  readonly ids: readonly number[]
}

/**
 * Counts an attempt before it is checked, so that a hundred at once count as a hundred. One that a limit refuses is
 * not counted: who waits as long as he is told gets his next try.
 * @returns the attempt, or the seconds to wait
 */
export async function countAttempt(
  db: Database,
  limits: readonly AttemptLimit[],
  { now, windowSeconds }: { readonly now: Date; readonly windowSeconds: number },
): Promise<Attempt | { readonly waitSeconds: number }> {
  const start = new Date(now.getTime() - windowSeconds * 1000)
  await db.deleteFrom('sign_in_attempt').where('attempted_at', '<=', start).execute()
  const rows = limits.map(({ key }) => ({ key, attempted_at: now }))
  const counted = await db.insertInto('sign_in_attempt').values(rows).returning('id').execute()
  const ids = counted.map(({ id }) => id)
  const waits = await Promise.all(limits.map((limit) => waitOf(db, limit, ids)))
  const freeAt = Math.max(...waits.map((oldest) => (oldest === null ? 0 : oldest.getTime() + windowSeconds * 1000)))
  if (freeAt === 0) return { ids }
  await forgiveAttempt(db, { ids })
  return { waitSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) }
}

/** Takes an attempt back that turned out to be right. */
export async function forgiveAttempt(db: Database, { ids }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', 'in', ids).execute()
}

/** Forgets the failures counted under a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute()
}

/** When the oldest failure that still counts was made; null while the limit is not reached. */
async function waitOf(db: Database, { key, most }: AttemptLimit, ids: readonly number[]): Promise<Date | null> {
  const earlier = await db
    .selectFrom('sign_in_attempt')
    .select('attempted_at')
    .where('key', '=', key)
    .where('id', '<', Math.max(...ids))
    .where('id', 'not in', ids)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return earlier.length < most ? null : (earlier.at(-1)?.attempted_at ?? null)
}
