import { getEnvironmentMode, getFeatureFlags, getHealth, getOutbox } from '@producer-portal/domain/environment'
import { sql } from 'kysely'
import { version } from '../config/version.ts'
import type { Route } from '../http/route.ts'
import { openRoute } from '../http/route.ts'
import { readOutbox } from '../store/outbox.ts'

/** What the deployment is, and what it would have sent. */
export const environmentRoutes: readonly Route[] = [
  openRoute(getFeatureFlags, ({ services: { settings } }) =>
    Promise.resolve({
      leaderboard: settings.FEATURE_LEADERBOARD,
      oktaLogin: settings.FEATURE_OKTA_LOGIN,
      appian: settings.FEATURE_APPIAN,
    }),
  ),

  openRoute(getEnvironmentMode, ({ services }) => Promise.resolve(services.settings.PORTAL_MODE)),

  openRoute(getHealth, async ({ services }) => {
    await sql`select 1`.execute(services.db)
    return { status: 'ok' as const, version }
  }),

  openRoute(getOutbox, ({ query, services }) => readOutbox(services.db, query.to)),
]
