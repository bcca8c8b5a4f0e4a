import type { AccessUser } from '@producer-portal/domain/access'
import { isHomeOffice } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import { applications } from '@producer-portal/domain/catalog'
import type { BusinessScope, Delegation, ScopePerson } from '@producer-portal/domain/manage-access'
import {
  delegatedScope,
  getDelegatedAccess,
  joinAccessCode,
  narrowScope,
  noDelegation,
} from '@producer-portal/domain/manage-access'
import { HttpError } from '../http/failure.ts'
import type { Database } from '../store/database/database.ts'
import type { Services } from '../services.ts'
import { readDelegation, recordUse } from '../store/scope.ts'
import { isAgentOf } from '../store/home-office.ts'
import { hashSecret } from './secrets.ts'
import { findAccount } from '../store/account.ts'
import type { Person } from '../store/manage-access.ts'
import type { SignedInUser } from './session.ts'
import { toAccessUser } from './session.ts'

/**
 * The part of an application that a user sees now, by its access code. Each call counts as a use of the application:
 * access reviews show when it was last used.
 */
export async function getScope(
  user: SignedInUser,
  accessCode: string,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<BusinessScope> {
  const delegation = await readDelegationOf(user, db)
  const { isSuspended, shared, assigned } = delegation
  if (!isSuspended && [...shared, ...assigned].some((each) => each.accessCode === accessCode)) {
    await recordUse(db, user.userId, accessCode, now())
  }
  return delegatedScope(toScopePerson(user), delegation, accessCode)
}

/** The same part, for what the portal looks up by itself: it counts as no use of the application. */
export async function readScope(user: SignedInUser, accessCode: string, db: Database): Promise<BusinessScope> {
  return delegatedScope(toScopePerson(user), await readDelegationOf(user, db), accessCode)
}

async function readDelegationOf(user: SignedInUser, db: Database): Promise<Delegation> {
  return isHomeOffice(user) ? noDelegation : readDelegation(db, user.userId)
}

const accessCodes = applications.flatMap((application) => joinAccessCode(application) ?? [])

/** The profile's facts about access that others gave or took; null for home office. */
export async function readDelegatedAccess(user: SignedInUser, db: Database): Promise<Profile['delegatedAccess']> {
  const delegation = await readDelegation(db, user.userId)
  const access = getDelegatedAccess(toScopePerson(user), delegation, accessCodes, hashSecret)
  return access && { ...access, applications: [...access.applications] }
}

function toScopePerson(user: Pick<SignedInUser, 'account' | keyof AccessUser>): ScopePerson {
  const { agency_no: agencyNo, agent_no: agentNo } = user.account
  return { userId: user.userId, audiences: user.audiences, access: user.access, agencyNo, agentNo }
}

/** Somebody else as the rules take them; a person without an account as if theirs could open everything. */
export async function readScopePerson(db: Database, { userId, agencyNo, role, agentNo }: Person): Promise<ScopePerson> {
  const account = await findAccount(db, userId)
  if (account) return toScopePerson({ ...toAccessUser(account), account })
  return { userId, audiences: [role === 'Agent' ? 'Agent' : 'Staff'], access: ['FRS-All'], agencyNo, agentNo }
}

/** A list that is asked for. */
interface AskedList {
  /** The application that it belongs to. */
  readonly accessCode: string
  /** An agency or agent number. */
  readonly number: string | undefined
  /** False for what the portal looks up by itself. Default: true. */
  readonly isUse?: boolean
}

/**
 * The scope of a list, narrowed to the agency or agent number that was asked for.
 * @throws {HttpError} 400 when home office names no number, 403 for a number that is not the user's to see
 */
export async function getListScope(
  user: SignedInUser,
  { accessCode, number, isUse = true }: AskedList,
  services: Pick<Services, 'db' | 'now'>,
): Promise<BusinessScope> {
  const readIt = () => (isUse ? getScope(user, accessCode, services) : readScope(user, accessCode, services.db))
  const wanted = number?.trim() ?? ''
  if (wanted === '') {
    if (!isHomeOffice(user)) return readIt()
    throw new HttpError(400, 'Choose an agent or agency first.', { errors: ['number: an agency or agent number'] })
  }
  const owner = wanted.startsWith('AG') ? { agencyNo: wanted } : { agentNo: wanted }
  const scope = await readIt()
  // A number of the user's own agency finds nothing while nothing is shared; that is no refusal.
  if (isNamed(scope, owner) || (await isOwnNumber(user, owner, services.db))) return narrowScope(scope, owner)
  throw new HttpError(403, 'You do not have access to this.')
}

type AskedNumber = Parameters<typeof narrowScope>[1]

/** True if a scope names the number, as that of an agency or agent that is shared. */
function isNamed(scope: BusinessScope, owner: AskedNumber): boolean {
  if (scope === 'everything') return true
  return scope.some(({ agencyNo, agentNos }) =>
    'agencyNo' in owner ? agencyNo === owner.agencyNo : agentNos?.includes(owner.agentNo),
  )
}

/** The user's own numbers, and those of every agent in their agency. */
async function isOwnNumber({ account }: SignedInUser, owner: AskedNumber, db: Database): Promise<boolean> {
  if ('agencyNo' in owner) return owner.agencyNo === account.agency_no
  if (owner.agentNo === account.agent_no) return true
  return account.agency_no !== null && isAgentOf(db, account.agency_no, owner.agentNo)
}
