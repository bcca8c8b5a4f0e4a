import type { AgencyOption, AgentOption } from './entities.ts'

/** What the agent and agency pickers of the Agent Info tab have to offer. */
export type DelegationPickers =
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly agents: readonly AgentOption[]; readonly agencies: readonly AgencyOption[] }

/** The pickers from both lists; an empty agent list is a failure. */
export function delegationPickers(
  agents: readonly AgentOption[],
  agencies: readonly AgencyOption[],
): DelegationPickers {
  return agents.length === 0 ? { state: 'failed' } : { state: 'ready', agents, agencies }
}

/** The agency that is picked along with an agent: the agent's home agency, if it is on offer. */
export function homeAgencyOf(agent: AgentOption, agencies: readonly AgencyOption[]): AgencyOption | null {
  return agencies.find(({ agencyNo }) => agencyNo === agent.homeAgencyNo) ?? null
}
