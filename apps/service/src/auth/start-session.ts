import { createHash, randomUUID } from 'node:crypto'
import { formatAccessUser } from '@producer-portal/domain/access'
import type { AuthSession } from '@producer-portal/domain/session'
import * as v from 'valibot'
import type { Account } from '../store/accounts.ts'
import { accessUserOf } from './authenticate.ts'
import type { Tokens } from './tokens.ts'

/** The data region that the session names; there is one only. */
const region = 'us-1'

const nameSchema = v.object({ fullName: v.nullish(v.string(), null) })

/**
 * Starts a session of an account: what the sign-in answers, and what its cookies hold.
 * @param sessionId the session that goes on with new tokens, so that one sign-out ends them all; a new one by default
 */
export async function startSession(
  tokens: Tokens,
  account: Account,
  sessionId: string = randomUUID(),
): Promise<AuthSession> {
  const facts = { userId: account.user_id, sessionId, generation: account.session_generation }
  const [jwt, ontCred] = await Promise.all([tokens.sign('session', facts), tokens.sign('credential', facts)])
  const { userId, audience, access } = formatAccessUser(accessUserOf(account))
  return {
    jwt,
    ontCred,
    ucUserId: userId,
    ucUserName: v.parse(nameSchema, account.profile).fullName ?? userId,
    ucUserAudience: audience,
    ucUserAccess: access,
    ocmRegion: region,
    ocmChecksum: createHash('sha256')
      .update(`${userId}\n${audience}\n${access}\n${facts.sessionId}`)
      .digest('hex')
      .slice(0, 16),
    mfaToken: null,
    redirectUrl: null,
  }
}
