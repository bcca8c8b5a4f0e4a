import { splitAccessCode } from './access-code.ts'
import type { Argument } from './arguments.ts'
import { requiredArgument } from './arguments.ts'
import type { PendingAssignments } from './managed-agents.ts'

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
 * `managedProducers`. Only changes are sent.
 * @throws {Error} when an argument is missing or the access code is none
 */
export function managedAgentsSave({
  staffUserId,
  managedAgents,
  accessCode,
}: StaffMember & { readonly managedAgents: Argument<PendingAssignments> }) {
  const changes = requiredArgument('managedAgents', managedAgents)
  return {
    body: {
      userId: requiredArgument('staffUserId', staffUserId),
      managedProducers: [...changes].map(([agentNumber, assigned]) => ({ agentNumber, assigned })),
      ...codes(accessCode),
    },
  }
}
