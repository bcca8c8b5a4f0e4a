import { isHomeOffice } from '@producer-portal/domain/access'
import { HttpError } from '../http/failure.ts'
import type { Database } from '../store/database/database.ts'
import { isAgentOf } from '../store/home-office.ts'
import type { Scope } from '../store/scope.ts'
import type { SignedInUser } from './session.ts'

const emptyScope: Scope = { agencyNo: '', agentNo: '' }

/** What a user sees: the business of their agency, their own without an agency, or everything for home office. */
export function getScope(user: SignedInUser): Scope {
  const { agency_no: agencyNo, agent_no: agentNo } = user.account
  if (isHomeOffice(user)) return { agencyNo: null, agentNo: null }
  if (agencyNo !== null) return { agencyNo, agentNo: null }
  return agentNo === null ? emptyScope : { agencyNo: null, agentNo }
}

/**
 * The scope of a list, narrowed to the agency or agent number that was asked for.
 * @throws {HttpError} 400 when home office names no number, 403 for a number that is not the user's to see
 */
export async function getListScope(user: SignedInUser, number: string | undefined, db: Database): Promise<Scope> {
  const wanted = number?.trim() ?? ''
  if (wanted === '') {
    if (!isHomeOffice(user)) return getScope(user)
    throw new HttpError(400, 'Choose an agent or agency first.', { errors: ['number: an agency or agent number'] })
  }
  const asked = wanted.startsWith('AG') ? { agencyNo: wanted, agentNo: null } : { agencyNo: null, agentNo: wanted }
  if (isHomeOffice(user)) return asked
  if (!(await canSee(user, asked, db))) throw new HttpError(403, 'You do not have access to this.')
  const own = getScope(user)
  return { agencyNo: own.agencyNo ?? asked.agencyNo, agentNo: own.agentNo ?? asked.agentNo }
}

/** The user's own numbers, and those of every agent in their agency. */
async function canSee(user: SignedInUser, { agencyNo, agentNo }: Scope, db: Database): Promise<boolean> {
  const { account } = user
  if (agencyNo !== null) return agencyNo === account.agency_no
  if (agentNo === null || agentNo === account.agent_no) return agentNo !== null
  return account.agency_no !== null && isAgentOf(db, account.agency_no, agentNo)
}
