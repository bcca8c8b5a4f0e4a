export { getAges } from './ages.ts'
export type { ClientAges } from './ages.ts'
export { getClient, getClientContracts, searchClients } from './endpoints.ts'
export {
  clientDetailSchema,
  isActiveContract,
  isTerminatedContract,
  mostClientResults,
  splitContracts,
} from './entities.ts'
export type { ClientDetail, ClientResult, ContractSource, LookupContract, SplitContracts } from './entities.ts'
export { caseToLookupContract, inforceToLookupContract, relationships } from './lookup-contract.ts'
export type { ContractEvent } from './lookup-contract.ts'
