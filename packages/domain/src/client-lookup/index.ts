export { getClient, getClientContracts, searchClients } from './endpoints.ts'
export { clientDetailSchema, isActiveContract, splitContracts } from './entities.ts'
export type { ClientDetail, ClientResult, LookupContract, SplitContracts } from './entities.ts'
