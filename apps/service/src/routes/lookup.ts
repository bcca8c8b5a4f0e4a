import { searchAgents } from '@producer-portal/domain/lookup'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { searchAgentsAndAgencies } from '../store/members.ts'

/** Finding agents and agencies. */
export const lookupRoutes: readonly Route[] = [
  route(searchAgents, ({ params, services }) => searchAgentsAndAgencies(services.db, params.term)),
]
