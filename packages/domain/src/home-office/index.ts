export { searchAgents } from './endpoints.ts'
export type { AgentSearchResult, FoundAgency, FoundAgent } from './entities.ts'
