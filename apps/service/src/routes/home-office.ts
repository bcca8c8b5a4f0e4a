import { searchAgents } from '@producer-portal/domain/home-office'
import type { Route } from './route.ts'
import { route } from './route.ts'
import { searchAgentsAndAgencies } from '../store/home-office.ts'

/** The search for agents and agencies. */
export const routes: readonly Route[] = [
  route(searchAgents, ({ params, services }) => searchAgentsAndAgencies(services.db, params.term)),
]
