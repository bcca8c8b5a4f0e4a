import { isHomeOffice } from '@producer-portal/domain/access'
import { RequestFailure } from '../http/failure.ts'
import type { Database } from '../store/database/database.ts'
import { isAgentOf } from '../store/members.ts'
import type { Scope } from '../store/scope.ts'
import type { SignedInUser } from './authenticate.ts'

const nobody: Scope = { agencyNo: '', agentNo: '' }

/** Whose business a user sees: that of the agency, or one's own without an agency; home office anybody's. */
export function scopeOf(user: SignedInUser): Scope {
  const { agency_no: agencyNo, agent_no: agentNo } = user.account
  if (isHomeOffice(user)) return { agencyNo: null, agentNo: null }
  if (agencyNo !== null) return { agencyNo, agentNo: null }
  return agentNo === null ? nobody : { agencyNo: null, agentNo }
}

/**
 * The scope of a list, narrowed to the agency or agent number that was asked for.
 * @throws {RequestFailure} 400 when home office names no number, 403 for a number that is not the user's to see
 */
export async function listScope(user: SignedInUser, number: string | undefined, db: Database): Promise<Scope> {
  const wanted = number?.trim() ?? ''
  if (wanted === '') {
    if (!isHomeOffice(user)) return scopeOf(user)
    throw new RequestFailure(400, 'Choose an agent or agency first.', { errors: ['number: an agency or agent number'] })
  }
  const asked = wanted.startsWith('AG') ? { agencyNo: wanted, agentNo: null } : { agencyNo: null, agentNo: wanted }
  if (isHomeOffice(user)) return asked
  if (!(await maySee(user, asked, db))) throw new RequestFailure(403, 'You do not have access to this.')
  const own = scopeOf(user)
  return { agencyNo: own.agencyNo ?? asked.agencyNo, agentNo: own.agentNo ?? asked.agentNo }
}

/** One's own numbers, and within one's agency every agent's. */
async function maySee(user: SignedInUser, { agencyNo, agentNo }: Scope, db: Database): Promise<boolean> {
  const { account } = user
  if (agencyNo !== null) return agencyNo === account.agency_no
  if (agentNo === null || agentNo === account.agent_no) return agentNo !== null
  return account.agency_no !== null && isAgentOf(db, account.agency_no, agentNo)
}
