import { getEnvironmentMode, getFeatureFlags, getHealth, getOutbox } from '@producer-portal/domain/config'
import { requireOperator } from '../auth/operators.ts'
import { featureFlags } from '../config/settings.ts'
import { version } from '../config/version.ts'
import type { Route } from './route.ts'
import { openRoute } from './route.ts'
import { ping } from '../store/settings.ts'
import { readOutbox } from '../store/outbox.ts'

/** Facts about the deployment, and its outbox. */
export const routes: readonly Route[] = [
  openRoute(getFeatureFlags, ({ services }) => Promise.resolve(featureFlags(services.settings))),

  openRoute(getEnvironmentMode, ({ services }) => Promise.resolve(services.settings.PORTAL_MODE)),

  openRoute(getHealth, async ({ query: { detail }, request, services }) => {
    const isDetailed = detail !== undefined
    if (isDetailed) requireOperator(request, services)
    await ping(services.db)
    const jobs = isDetailed ? { jobs: [...(await services.jobs.readStates())] } : {}
    return { status: 'ok' as const, version, ...jobs }
  }),

  openRoute(getOutbox, ({ query, services }) => readOutbox(services.db, query.to)),
]
