import {
  canAssignManagers,
  canPickAgentAndAgency,
  canSeeDelegationRole,
  isAgencyManager,
} from '@producer-portal/domain/access'
import type { AgencyOption, AgentOption } from '@producer-portal/domain/manage-access'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import type { AdministeredAgency, Person } from '../store/manage-access.ts'
import { findPerson, listAdministeredAgencies, listAgents, readName } from '../store/manage-access.ts'
import type { SharingKey } from '../store/sharing.ts'
import type { SignedInUser } from './session.ts'
import { parseProfile } from './session.ts'

/*
 * The people whose access a user of Manage Access may look at and change. Other people are a 404 and never a 403, which
 * would sign the user out.
 */

interface PersonKey {
  readonly agencyNumber: string
  readonly userId: string
}

/** The agencies that a user administers: a manager's without those to which their access is suspended, or one's own. */
export async function listAgencies(user: SignedInUser, services: Services): Promise<AgencyOption[]> {
  const agencies = await listAllAgencies(user, services)
  return agencies
    .filter(({ isSuspended }) => !isSuspended)
    .map(({ agencyNo, agencyName }) => ({ agencyNo, agencyName }))
}

function listAllAgencies(user: SignedInUser, { db }: Services): Promise<AdministeredAgency[]> {
  const { userId, account } = user
  return listAdministeredAgencies(db, { userId, agencyNo: account.agency_no, isManager: isAgencyManager(user) })
}

/**
 * Tells a suspended manager why a change is refused; what only reads finds nothing of the agency.
 * @throws {HttpError} 409 for an agency, or a person of one, to which the user's access is suspended
 */
export async function checkNotSuspended(
  user: SignedInUser,
  { agencyNumber, userId }: Partial<PersonKey>,
  services: Services,
): Promise<void> {
  const agencies = await listAllAgencies(user, services)
  const suspended = agencies.filter(({ isSuspended }) => isSuspended).map(({ agencyNo }) => agencyNo)
  const concerned =
    suspended.includes(agencyNumber ?? '') ||
    (userId !== undefined && (await findPerson(services.db, userId, suspended)) !== null)
  if (concerned) throw new HttpError(409, 'Your access to this agency is suspended.')
}

async function listAgencyNumbers(user: SignedInUser, services: Services): Promise<readonly string[]> {
  return (await listAgencies(user, services)).map(({ agencyNo }) => agencyNo)
}

/** A manager shares the information of every agent of the agencies; everybody else their own. */
export async function listShareableAgents(user: SignedInUser, services: Services): Promise<AgentOption[]> {
  if (canPickAgentAndAgency(user)) return listAgents(services.db, await listAgencyNumbers(user, services))
  const { agent_no: agentNo, agency_no: homeAgencyNo } = user.account
  return agentNo === null ? [] : [{ agentNo, fullName: await readName(services.db, user.userId), homeAgencyNo }]
}

/** @throws {HttpError} 404 for an agency that the user doesn't administer */
export async function checkAgency(user: SignedInUser, agencyNumber: string, services: Services): Promise<void> {
  const agencies = await listAgencyNumbers(user, services)
  if (!agencies.includes(agencyNumber)) throw new HttpError(404, 'There is no such agency.')
}

/**
 * The person that a call is about.
 * @throws {HttpError} 404 for somebody of another agency, and for an agent when the user sees office staff only
 */
export async function getPerson(
  user: SignedInUser,
  { userId, agencyNumber }: { readonly userId: string; readonly agencyNumber?: string },
  services: Services,
): Promise<Person> {
  const agencies = await listAgencyNumbers(user, services)
  const searchedAgencies = agencyNumber === undefined ? agencies : agencies.filter((each) => each === agencyNumber)
  const person = await findPerson(services.db, userId, searchedAgencies)
  if (person === null || !canSeeDelegationRole(user, parseProfile(user), person.role)) {
    throw new HttpError(404, 'There is no such person.')
  }
  return person
}

/**
 * The person whose managed agents a call reads.
 * @throws {HttpError} 404 as above, and for a user without the Managing tab
 */
export function getManagingPerson(
  user: SignedInUser,
  key: { readonly userId: string; readonly agencyNumber?: string },
  services: Services,
): Promise<Person> {
  if (!canAssignManagers(user, parseProfile(user))) throw new HttpError(404, 'There is nothing here.')
  return getPerson(user, key, services)
}

/**
 * The person whose managed agents a call changes.
 * @throws {HttpError} 404 as above, 409 for a user with the flag of the Managing tab who isn't an agency manager
 */
export async function getAssignedPerson(
  user: SignedInUser,
  key: { readonly userId: string },
  services: Services,
): Promise<Person> {
  await getPerson(user, key, services)
  if (parseProfile(user).showManagingTab === true && !isAgencyManager(user)) {
    throw new HttpError(409, 'Only agency managers can assign managers.')
  }
  return getManagingPerson(user, key, services)
}

/** The sharing of information between people. */
export interface Sharing {
  readonly person: Person
  readonly key: SharingKey
}

/** The person and agency of a call about agency information. @throws {HttpError} 404 when the user may not share it */
export async function getAgencySharing(user: SignedInUser, key: PersonKey, services: Services): Promise<Sharing> {
  const person = await getPerson(user, key, services)
  checkIsStaff(person)
  return { person, key: { userId: person.userId, agencyNo: person.agencyNo, agentNo: null } }
}

/**
 * The person, agency and agent of a call about agent information. The agency may be another one than the person's: a
 * manager picks agent and agency among all they administer.
 * @throws {HttpError} 404 when the user may not share it
 */
export async function getAgentSharing(
  user: SignedInUser,
  { userId, agencyNumber, delegatedAgentNo }: PersonKey & { readonly delegatedAgentNo: string },
  services: Services,
): Promise<Sharing> {
  await checkAgency(user, agencyNumber, services)
  const person = await getPerson(user, { userId }, services)
  checkIsStaff(person)
  const agents = await listShareableAgents(user, services)
  if (!agents.some(({ agentNo }) => agentNo === delegatedAgentNo)) throw new HttpError(404, 'There is no such agent.')
  return { person, key: { userId: person.userId, agencyNo: agencyNumber, agentNo: delegatedAgentNo } }
}

function checkIsStaff({ role }: Person): void {
  if (role === 'Agent') throw new HttpError(404, 'Information is shared with office staff only.')
}
