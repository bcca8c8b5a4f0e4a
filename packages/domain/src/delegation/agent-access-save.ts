import type { Argument } from './arguments.ts'
import { requiredArgument } from './arguments.ts'
import type { AccessItem } from './entities.ts'

export interface AgentAccessSave {
  readonly agencyNumber: Argument
  readonly userId: Argument
  /** The whole list as edited, shared or not. */
  readonly accessCodes: Argument<readonly AccessItem[]>
  readonly delegatedAgentNo: Argument
}

function checked(save: AgentAccessSave) {
  return {
    agencyNumber: requiredArgument('agencyNumber', save.agencyNumber),
    userId: requiredArgument('userId', save.userId),
    accessCodes: [...requiredArgument('accessCodes', save.accessCodes)],
    delegatedAgentNo: requiredArgument('delegatedAgentNo', save.delegatedAgentNo),
  }
}

/** The request of POST /delegation/editAgentAccess. @throws {Error} when an argument is missing */
export function agentAccessSave(save: AgentAccessSave) {
  return { body: checked(save) }
}

/**
 * The other published reading of the same save, for a back end that names the fields so. Off by default: nothing in
 * the portal calls it, and the endpoint table describes the reading above.
 * @throws {Error} when an argument is missing, by the same names
 */
export function agentAccessSaveByItems(save: AgentAccessSave) {
  const { agencyNumber, userId, accessCodes, delegatedAgentNo } = checked(save)
  return { body: { agentNo: delegatedAgentNo, userId, items: accessCodes, agency: agencyNumber } }
}
