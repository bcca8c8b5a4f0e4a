export { contractPath, contractSchema, policySystemHref } from './contract.ts'
export type { Contract, ContractPath } from './contract.ts'
export { agentAndAgency, agentInShort, insuredName, insuredNames } from './people.ts'
export type { Agent, Client } from './people.ts'
