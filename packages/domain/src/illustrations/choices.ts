import type { IllustrationAgent, IllustrationPolicy, IllustrationRecipient, SelectedPolicy } from './entities.ts'

/** The signed-in user, as far as a request needs to know. */
export interface IllustrationUser {
  readonly userId: string
  readonly fullName: string | null
  readonly agentNo: string | null
}

/** An agent as the dropdown shows it: `{fullName} - {agentNo}`, the number alone without a name. */
export function illustrationAgentLabel({ agentNo, fullName }: IllustrationAgent): string {
  return fullName ? `${fullName} - ${agentNo}` : agentNo
}

/** The policy of a search result, as it is selected. */
export function selectPolicy(found: IllustrationPolicy): SelectedPolicy {
  return {
    name: found.clientName ?? '',
    policy: found.policyNumber,
    product: found.productType ?? '',
    automated: found.canBeAutomated,
  }
}

/** The person to notify: the signed-in user first, then the chosen agent unless that is the same person. */
export function illustrationRecipients(
  user: IllustrationUser,
  agent: IllustrationAgent | null,
): readonly IllustrationRecipient[] {
  const self = { value: user.userId, label: user.fullName ?? user.userId }
  if (agent === null || agent.agentNo === user.agentNo) return [self]
  return [self, { value: agent.userId ?? agent.agentNo, label: agent.fullName ?? agent.agentNo }]
}

/** The parts of an address that name a policy and the agents, one of whom may request an illustration of it. */
export const wantedPolicyNames = { policy: 'policy', agent: 'agent' } as const
