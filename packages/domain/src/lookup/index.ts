export { isActiveContract, splitContracts } from './contracts.ts'
export type { SplitContracts } from './contracts.ts'
export { getClient, getClientContracts, searchAgents, searchClients } from './endpoints.ts'
export {
  agentSearchResultSchema,
  clientDetailSchema,
  clientResultSchema,
  foundAgencySchema,
  foundAgentSchema,
  lookupContractSchema,
} from './entities.ts'
export type {
  AgentSearchResult,
  ClientDetail,
  ClientResult,
  FoundAgency,
  FoundAgent,
  LookupContract,
} from './entities.ts'
export { canSearch, cleanSearchText, curlQuotes, minimumSearchLength, searchResultMessage } from './search-text.ts'
