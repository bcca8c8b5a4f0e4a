export { searchAgents } from './endpoints.ts'
export type { AgentSearchResult } from './entities.ts'
