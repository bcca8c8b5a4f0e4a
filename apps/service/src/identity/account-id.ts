import type { Account } from '../store/account.ts'
import { findAccount } from '../store/account.ts'
import type { Database } from '../store/database/database.ts'

/**
 * The id of an account at the provider: its session generation and its user ID, `3:rivera`. A new password starts
 * another generation, so nothing that an earlier one led to names the account any longer, whenever it was written.
 */
export function toAccountId({ user_id: userId, session_generation: generation }: Account): string {
  return `${generation}:${userId}`
}

/** The parts of an account's ID at the provider; a generation that no account has when it is none. */
export function parseAccountId(id: string): { readonly userId: string; readonly generation: number } {
  const [, generation = '-1', userId = ''] = /^(\d+):(.+)$/.exec(id) ?? []
  return { userId, generation: Number(generation) }
}

/** The account with this ID at the provider; undefined when its password has changed since. */
export async function findAccountById(db: Database, id: string): Promise<Account | undefined> {
  const { userId, generation } = parseAccountId(id)
  const account = await findAccount(db, userId)
  return account?.session_generation === generation ? account : undefined
}
