import type { AccessItemInput, ManagedAgent } from './entities.ts'
import { delegationWireStatuses, splitAccessCode } from './entities.ts'
import type { PendingAssignments } from './managed-agents.ts'

interface Person {
  readonly agencyNumber: Argument
  readonly userId: Argument
}

const person = ({ agencyNumber, userId }: Person) => ({
  agencyNumber: requiredArgument('agencyNumber', agencyNumber),
  userId: requiredArgument('userId', userId),
})

/** The request of GET /delegation/agencyUsers. @throws {Error} when an argument is missing */
export function agencyUsersRequest({ agencyNumber }: Pick<Person, 'agencyNumber'>) {
  return { query: { agencyNumber: requiredArgument('agencyNumber', agencyNumber) } }
}

/** The query of General Information and of the agency access of a person. @throws {Error} when one is missing */
export function personRequest(args: Person) {
  return { query: person(args) }
}

/**
 * The request of POST /delegation/modifyAccess.
 * @throws {Error} when an argument is missing or the status is not exactly `Active` or `Disabled`
 */
export function modifyAccessRequest({ status, ...args }: Person & { readonly status: string }) {
  const wireStatus = delegationWireStatuses.find((value) => value === status)
  if (wireStatus === undefined) throw new Error('The status must be "Active" or "Disabled".')
  return { body: { ...person(args), status: wireStatus } }
}

/** The request of POST /delegation/editAgencyAccess; the whole list is sent. @throws {Error} when one is missing */
export function agencyAccessSave({
  accessCodes,
  ...args
}: Person & { readonly accessCodes: Argument<readonly AccessItemInput[]> }) {
  return { body: { ...person(args), accessCodes: [...requiredArgument('accessCodes', accessCodes)] } }
}

/** The request of GET /delegation/editAgentAccess. @throws {Error} when an argument is missing */
export function agentAccessRequest({ delegatedAgentNo, ...args }: Person & { readonly delegatedAgentNo: Argument }) {
  return { query: { ...person(args), delegatedAgentNo: requiredArgument('delegatedAgentNo', delegatedAgentNo) } }
}

/** The request of GET /delegation/agentsManagedSummary. @throws {Error} when the person is missing */
export function managedSummaryRequest({ userId }: Pick<Person, 'userId'>) {
  return { query: { userId: requiredArgument('userId', userId) } }
}

interface StaffMember {
  readonly staffUserId: Argument
  /** System and role joined, as in the path of the page. */
  readonly accessCode: string
}

function codes(accessCode: string) {
  const parts = splitAccessCode(accessCode)
  if (parts === null) throw new Error(`"${accessCode}" is not an access code`)
  return { accessCode: parts.system, roleCode: parts.role }
}

/**
 * The request of GET /delegation/managedProducers: on the wire the access code is split into system and role.
 * @throws {Error} when an argument is missing or the access code is none
 */
export function managedAgentsRequest({
  staffUserId,
  agencyNumber,
  accessCode,
}: StaffMember & { readonly agencyNumber: Argument }) {
  return {
    query: {
      staffUserId: requiredArgument('staffUserId', staffUserId),
      agencyNumber: requiredArgument('agencyNumber', agencyNumber),
      ...codes(accessCode),
    },
  }
}

/**
 * The request of POST /delegation/managedProducers: the wire calls the staff member `userId` and the changed agents
 * `managedProducers`. Only changes are sent. With the agents as they were loaded, the service refuses the save (409)
 * when one of the changed agents was changed since.
 * @throws {Error} when an argument is missing or the access code is none
 */
export function managedAgentsSave({
  staffUserId,
  managedAgents,
  accessCode,
  loadedAgents,
}: StaffMember & {
  readonly managedAgents: Argument<PendingAssignments>
  /** Without them the save overwrites. */
  readonly loadedAgents?: readonly ManagedAgent[]
}) {
  const changes = requiredArgument('managedAgents', managedAgents)
  return {
    body: {
      userId: requiredArgument('staffUserId', staffUserId),
      ...assignmentChanges(changes, accessCode),
      ...(loadedAgents && { lastUpdated: newestUpdate(loadedAgents) }),
    },
  }
}

/** The changed agents of an application, as saves and previews have them. @throws {Error} when the access code is none */
export function assignmentChanges(changes: PendingAssignments, accessCode: string) {
  return {
    managedProducers: [...changes].map(([agentNumber, assigned]) => ({ agentNumber, assigned })),
    ...codes(accessCode),
  }
}

/** The newest last change among the agents; null when none was ever changed. */
function newestUpdate(agents: readonly ManagedAgent[]): string | null {
  const updates = agents.flatMap(({ lastUpdated }) => lastUpdated ?? [])
  return updates.toSorted().at(-1) ?? null
}

/** The arguments without which a delegation call is not sent, by the names that the error uses. */
const delegationArgumentNames = [
  'agencyNumber',
  'userId',
  'accessCodes',
  'delegatedAgentNo',
  'staffUserId',
  'managedAgents',
] as const
export type DelegationArgumentName = (typeof delegationArgumentNames)[number]

/**
 * Passes a required argument on.
 * @throws {Error} `Missing required argument "<name>".` when it is missing or an empty text
 */
export function requiredArgument<T>(name: DelegationArgumentName, value: T | null | undefined): T {
  if (value === undefined || value === null || value === '') throw new Error(`Missing required argument "${name}".`)
  return value
}

/** An argument as a screen has it: perhaps not there yet. */
export type Argument<T = string> = T | null | undefined

/** The message of a failed call, by the name of the endpoint; the screens then show an empty list. */
export const delegationFailures = {
  getDelegationAgencies: 'Failed to get agencies.',
  getDelegationAgencyList: 'Failed to get agencies.',
  getAgencyUsers: 'Failed to get users for agency.',
  getDelegationAgentList: 'Failed to get list of agents.',
  getAgentAccess: 'Failed to get agent access.',
  getSharedAgents: "We couldn't load what is shared already. Try again.",
  getAgencyAccess: 'Failed to get agency access.',
  saveAgentAccess: 'Failed to set agent access.',
  saveAgencyAccess: 'Failed to set agency access.',
  getGeneralInformation: 'Failed to get general information for user.',
  getManagedAgents: 'Failed to get managed agents for user.',
  saveManagedAgents: 'Failed to update managed agents for user.',
  getAccessReview: "We couldn't load the access review. Try again.",
  saveAccessReview: "We couldn't save the access review. Try again.",
  getAccessHistory: "We couldn't load the last changes. Try again.",
  previewAccess: "We couldn't load what this person can see. Try again.",
  getAccessTemplates: "We couldn't load the permission templates. Try again.",
  saveAccessTemplate: "We couldn't save the permission template. Try again.",
  removeAccessTemplate: "We couldn't remove the permission template. Try again.",
} as const
