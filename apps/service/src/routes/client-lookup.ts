import { canUseInforce, canUseNewBusiness, isHomeOffice } from '@producer-portal/domain/access'
import { getClient, getClientContracts, searchClients } from '@producer-portal/domain/client-lookup'
import { cleanSearchText, localDay } from '@producer-portal/domain/formatting'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { getScope } from '../auth/list-scope.ts'
import type { SignedInUser } from '../auth/session.ts'
import { HttpError } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { serialQueues } from '../concurrency.ts'
import type { ClientScopes } from '../store/clients.ts'
import { findClient, readClientContracts, searchClientContracts } from '../store/clients.ts'
import { withTimeLimit } from '../store/time-limit.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** One answer for a client whom the user may not see and for one who never was. */
const missing = 'There is no such client.'

/** A person's searches take turns, so that many at once leave the database to others. */
const searches = serialQueues()

/** The search for clients, and one client with their contracts, within what the user may see. */
export const routes: readonly Route[] = [
  route(searchClients, async ({ params, user, services }) => {
    const text = cleanSearchText(params.searchText)
    if (text === '') return []
    const scopes = await getScopes(user, services)
    const search = () => withTimeLimit(services.db, (db) => searchClientContracts(db, text, scopes))
    const found = await searches(user.userId, search)
    if (found === null) throw new HttpError(503, 'The search took too long. Type more of the name or number.')
    return [...found]
  }),

  route(getClient, async ({ params, user, services }) => {
    const scopes = await getScopes(user, services)
    const client = await findClient(services.db, params.clientId, scopes, localDay(services.now()))
    if (client === null) throw new HttpError(404, missing)
    return client
  }),

  route(getClientContracts, async ({ params, user, services }) => {
    const scopes = await getScopes(user, services)
    const contracts = await readClientContracts(services.db, params.clientId, scopes, localDay(services.now()))
    if (contracts.length === 0) throw new HttpError(404, missing)
    return [...contracts]
  }),
]

/** The user's access to each line of business that they may use; the values of contracts count, not their activity. */
async function getScopes(user: SignedInUser, services: Services): Promise<ClientScopes> {
  const [cases, inforce] = await Promise.all([
    canUseNewBusiness(user) || isHomeOffice(user) ? getScope(user, applicationCodes.cases, services) : [],
    canUseInforce(user) || isHomeOffice(user) ? getScope(user, applicationCodes.inforceValues, services) : [],
  ])
  return { cases, inforce }
}
