import type { AccessUser } from '@producer-portal/domain/access'
import { parseAccessUser } from '@producer-portal/domain/access'
import { findAccountOfSession } from '../store/accounts.ts'
import type { Account } from '../store/accounts.ts'
import type { Database } from '../store/database/database.ts'
import type { ReadToken, TokenUse, Tokens } from './tokens.ts'

/** The user behind a request: what the access rules look at, the account, and the session. */
export interface SignedInUser extends AccessUser {
  readonly account: Account
  readonly session: ReadToken
}

/**
 * The user whom the bearer of an Authorization header stands for; null when it is missing, not valid, signed out, or
 * for another use. Only the header counts: a cookie would let other sites call in the user's name.
 */
export async function authenticate(
  use: TokenUse,
  authorization: string | null,
  { db, tokens }: { readonly db: Database; readonly tokens: Tokens },
): Promise<SignedInUser | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const session = await tokens.read(use, token)
  if (session === null) return null
  const account = await findAccountOfSession(db, session)
  if (account === undefined) return null
  return { ...accessUserOf(account), account, session }
}

/** The roles of an account, as the access rules take them. */
export function accessUserOf({ user_id: userId, audience, access }: Account): AccessUser {
  return parseAccessUser({ userId, audience, access })
}
