import { applications } from '@producer-portal/domain/catalog'
import type { Conflict } from '@producer-portal/domain/endpoint'
import type { AccessItem, AccessItemInput, SharedAgent } from '@producer-portal/domain/manage-access'
import {
  delegationFailures,
  getAgencyAccess,
  getAgencyUsers,
  getAgentAccess,
  getAgentsManagedSummary,
  getApplicationName,
  getAssignmentErrors,
  getDelegationAgencies,
  getDelegationAgencyList,
  getDelegationAgentList,
  getGeneralInformation,
  getManagedAgents,
  getSharedAgents,
  getSharingErrors,
  joinAccessCode,
  modifyAccess,
  saveAgencyAccess,
  saveAgentAccess,
  saveManagedAgents,
  visibleDelegationUsers,
} from '@producer-portal/domain/manage-access'
import type { Sharing } from '../auth/administration.ts'
import {
  checkAgency,
  checkNotSuspended,
  getAgencySharing,
  getAgentSharing,
  getAssignedPerson,
  getManagingPerson,
  getPerson,
  listAgencies,
  listShareableAgents,
} from '../auth/administration.ts'
import type { SignedInUser } from '../auth/session.ts'
import { parseProfile } from '../auth/session.ts'
import { HttpError, withErrorMessage } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { countAssignedAgents, listManagedAgents, saveAssignedAgents } from '../store/assigned-agents.ts'
import type { Person } from '../store/manage-access.ts'
import { listAgencyUsers, readDetail, setSuspended } from '../store/manage-access.ts'
import type { WantedItem } from '../store/sharing.ts'
import { listSharedAgents, readSharing, saveSharing } from '../store/sharing.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** The most agents that the answer to a refused save names. */
const mostErrors = 20

const managedSummaryFailure = 'Failed to get agents managed information.'

/**
 * Manage Access: who of an agency sees what. The endpoint's rule says who may administer at all; which agencies, people
 * and agents is checked here. The others are a 404 and never a 403, which would sign the user out.
 */
export const routes: readonly Route[] = [
  route(getDelegationAgencies, ({ user, services }) =>
    withErrorMessage(delegationFailures.getDelegationAgencies, () => listAgencies(user, services)),
  ),

  route(getDelegationAgencyList, ({ user, services }) =>
    withErrorMessage(delegationFailures.getDelegationAgencyList, () => listAgencies(user, services)),
  ),

  route(getDelegationAgentList, ({ user, services }) =>
    withErrorMessage(delegationFailures.getDelegationAgentList, () => listShareableAgents(user, services)),
  ),

  route(getAgencyUsers, ({ query: { agencyNumber }, user, services }) =>
    withErrorMessage(delegationFailures.getAgencyUsers, async () => {
      await checkAgency(user, agencyNumber, services)
      return [...visibleDelegationUsers(await listAgencyUsers(services.db, agencyNumber), user, parseProfile(user))]
    }),
  ),

  route(getGeneralInformation, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getGeneralInformation, async () => {
      const person = await getPerson(user, query, services)
      return readDetail(services.db, person.userId)
    }),
  ),

  route(modifyAccess, ({ body: { status, ...key }, user, services }) =>
    withErrorMessage(`Error updating user to ${status}`, async () => {
      await checkNotSuspended(user, key, services)
      const person = await getPerson(user, key, services)
      if (person.userId === user.userId) throw new HttpError(409, "You can't change your own access.")
      const isChanged = await setSuspended(services.db, person, status === 'Disabled', getEditor(user, services))
      if (isChanged) logChange(user, person, 'status', services)
      return readDetail(services.db, person.userId)
    }),
  ),

  route(getAgencyAccess, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getAgencyAccess, async () =>
      readItems(services, await getAgencySharing(user, query, services)),
    ),
  ),

  route(saveAgencyAccess, ({ body: { accessCodes, ...query }, user, services }) =>
    withErrorMessage(delegationFailures.saveAgencyAccess, async () => {
      await checkNotSuspended(user, query, services)
      const sharing = await getAgencySharing(user, query, services)
      const wanted = checkWholeList(accessCodes, delegationFailures.saveAgencyAccess)
      checkSaved(await saveSharing(services.db, sharing.key, wanted, getEditor(user, services)))
      logChange(user, sharing.person, 'agency access', services)
      return { accessCodes: await readItems(services, sharing) }
    }),
  ),

  route(getAgentAccess, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getAgentAccess, async () =>
      readItems(services, await getAgentSharing(user, query, services)),
    ),
  ),

  route(getSharedAgents, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getSharedAgents, async () => {
      const { userId } = await getPerson(user, query, services)
      return readSharedAgents(user, userId, services)
    }),
  ),

  route(saveAgentAccess, ({ body: { accessCodes, ...query }, user, services }) =>
    withErrorMessage(delegationFailures.saveAgentAccess, async () => {
      await checkNotSuspended(user, query, services)
      const sharing = await getAgentSharing(user, query, services)
      const wanted = checkWholeList(accessCodes, delegationFailures.saveAgentAccess)
      checkSaved(await saveSharing(services.db, sharing.key, wanted, getEditor(user, services)))
      logChange(user, sharing.person, 'agent access', services)
      return { accessCodes: await readItems(services, sharing) }
    }),
  ),

  route(getAgentsManagedSummary, ({ query, user, services }) =>
    withErrorMessage(managedSummaryFailure, async () => {
      const person = await getManagingPerson(user, query, services)
      const counts = await countAssignedAgents(services.db, person.userId)
      return applications.map((application) => {
        const { count = 0, lastUpdated = null } = counts.get(joinAccessCode(application) ?? '') ?? {}
        return { ...application, managedCnt: count, lastUpdated }
      })
    }),
  ),

  route(getManagedAgents, ({ query: { staffUserId, agencyNumber, ...code }, user, services }) =>
    withErrorMessage(delegationFailures.getManagedAgents, async () => {
      const person = await getManagingPerson(user, { userId: staffUserId, agencyNumber }, services)
      const accessCode = findAccessCode(code)
      if (accessCode === null) throw new HttpError(404, 'There is no such application.')
      return listManagedAgents(services.db, person, accessCode)
    }),
  ),

  route(saveManagedAgents, ({ body, user, services }) =>
    withErrorMessage(delegationFailures.saveManagedAgents, async () => {
      const { userId, managedProducers, lastUpdated, ...code } = body
      await checkNotSuspended(user, { userId }, services)
      const person = await getAssignedPerson(user, { userId }, services)
      const accessCode = findAccessCode(code)
      if (accessCode === null) throw new HttpError(404, 'There is no such application.')
      const agents = await listManagedAgents(services.db, person, accessCode)
      const errors = getAssignmentErrors(managedProducers, agents)
      if (errors.length > 0)
        throw new HttpError(422, delegationFailures.saveManagedAgents, { errors: errors.slice(0, mostErrors) })
      const changes = new Map(managedProducers.map(({ agentNumber, assigned }) => [agentNumber, assigned]))
      const assignments = { accessCode, changes, lastUpdated }
      checkSaved(await saveAssignedAgents(services.db, person, assignments, getEditor(user, services)))
      logChange(user, person, 'managed agents', services)
      return {}
    }),
  ),
]

async function readItems({ db }: Services, { key }: Sharing): Promise<AccessItem[]> {
  const stored = await readSharing(db, key)
  return applications.map((application) => {
    const item = stored.get(joinAccessCode(application) ?? '')
    const { category, description } = application
    return {
      category,
      description,
      delegationStatus: item?.isShared ?? false,
      lastUpdated: item?.changedAt.toISOString() ?? null,
      changedBy: item?.changedBy ?? null,
    }
  })
}

/** The agents among those whose information the user may share, by name. */
async function readSharedAgents(user: SignedInUser, userId: string, services: Services): Promise<SharedAgent[]> {
  const [items, agents, agencies] = await Promise.all([
    listSharedAgents(services.db, userId),
    listShareableAgents(user, services),
    listAgencies(user, services),
  ])
  const byKey = Map.groupBy(items, ({ agentNo, agencyNo }) => `${agentNo} ${agencyNo}`)
  return agents.flatMap(({ agentNo, fullName }) =>
    agencies.flatMap(({ agencyNo, agencyName }) => {
      const shared = byKey.get(`${agentNo} ${agencyNo}`) ?? []
      const [newest] = shared.map(({ changedAt }) => changedAt.toISOString()).toSorted((a, b) => b.localeCompare(a))
      if (newest === undefined) return []
      const codes = shared.map(({ accessCode }) => accessCode)
      return [
        {
          agentNo,
          fullName,
          agencyNo,
          agencyName,
          applications: applications
            .filter((application) => codes.includes(joinAccessCode(application) ?? ''))
            .map(({ category, description }) => ({ category, description })),
          lastUpdated: newest,
        },
      ]
    }),
  )
}

/** @throws {HttpError} 422 unless every application is there exactly once */
function checkWholeList(items: readonly AccessItemInput[], message: string): readonly WantedItem[] {
  const errors = getSharingErrors(items, applications)
  if (errors.length > 0) throw new HttpError(422, message, { errors })
  const codes = new Map(applications.map((each) => [getApplicationName(each), joinAccessCode(each) ?? '']))
  return items.map((item) => ({
    accessCode: codes.get(getApplicationName(item)) ?? '',
    isShared: item.delegationStatus,
    wasShared: item.loadedStatus,
    lastUpdated: item.lastUpdated,
  }))
}

/** The access code of an application by system and role as the wire has them; null when there is none. */
function findAccessCode({ accessCode, roleCode }: { readonly accessCode: string; readonly roleCode: string }) {
  const found = applications.find(({ system, role }) => system === accessCode && role === roleCode)
  return found === undefined ? null : joinAccessCode(found)
}

/** @throws {HttpError} 409 that says who saved something else in the meantime, and when */
function checkSaved(conflict: Conflict | null): void {
  if (conflict === null) return
  throw new HttpError(409, `${conflict.changedBy} has changed this access in the meantime.`, { details: { conflict } })
}

function getEditor({ userId }: SignedInUser, { now }: Services) {
  return { userId, now: now() }
}

function logChange({ userId }: SignedInUser, person: Person, what: string, { log }: Services): void {
  log.event('access changed', { user: userId, person: person.userId, agency: person.agencyNo, what })
}
