export { getAges } from './ages.ts'
export { curlQuotes } from './curl-quotes.ts'

export { getClient, getClientContracts, searchClients } from './endpoints.ts'
export { isActiveContract, isTerminatedContract, mostClientResults, splitContracts } from './entities.ts'
export type { ClientDetail, ClientResult, ContractSource, LookupContract } from './entities.ts'
export { caseToLookupContract, inforceToLookupContract, relationships } from './lookup-contract.ts'
