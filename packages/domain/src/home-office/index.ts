export { searchAgents } from './endpoints.ts'
export type { AgentSearchResult } from './entities.ts'
export { getUndelivered, mostOutgoing, retryMessages } from './outgoing.ts'
export type { OutgoingMessage } from './outgoing.ts'
