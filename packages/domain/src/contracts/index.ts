export { contractPath, contractSchema, policySystemHref } from './contract.ts'
export type { Contract, ContractPath } from './contract.ts'
export { getStatusTone } from './status-tone.ts'

export { agentAndAgency } from './agent-and-agency.ts'
export { agentInShort, insuredName, insuredNames } from './people.ts'
export type { Agent } from './people.ts'
