import type { Argument } from './arguments.ts'
import { requiredArgument } from './arguments.ts'
import type { AccessItem } from './entities.ts'
import { delegationWireStatuses } from './status.ts'

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
  const known = delegationWireStatuses.find((each) => each === status)
  if (known === undefined) throw new Error('The status must be "Active" or "Disabled".')
  return { body: { ...person(args), status: known } }
}

/** The request of POST /delegation/editAgencyAccess; the whole list is sent. @throws {Error} when one is missing */
export function agencyAccessSave({
  accessCodes,
  ...args
}: Person & { readonly accessCodes: Argument<readonly AccessItem[]> }) {
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
