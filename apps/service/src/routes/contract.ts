import type { Endpoint } from '@producer-portal/domain/endpoint'
import { endpoints } from '@producer-portal/domain/endpoints'
import { getOutbox, outboxModes } from '@producer-portal/domain/environment'
import type { Settings } from '../config/settings.ts'
import type { Route } from '../http/route.ts'
import { routes } from './routes.ts'

/** The contract as a deployment offers it: in model and prod there is no outbox. */
export function contractOf({ PORTAL_MODE }: Pick<Settings, 'PORTAL_MODE'>): {
  readonly endpoints: readonly Endpoint[]
  readonly routes: readonly Route[]
} {
  if (outboxModes.some((mode) => mode === PORTAL_MODE)) return { endpoints, routes }
  return {
    endpoints: endpoints.filter((endpoint) => endpoint !== getOutbox),
    routes: routes.filter(({ endpoint }) => endpoint !== getOutbox),
  }
}
