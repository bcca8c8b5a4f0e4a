import { endpoints as table } from '@producer-portal/domain/endpoints'
import { environmentSettings, getOutbox, outboxModes } from '@producer-portal/domain/environment'
import { standInHash } from '../auth/passwords.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Settings } from '../config/settings.ts'
import { hostsOf, idleCountdownOf } from '../config/settings.ts'
import { createApp } from '../http/app.ts'
import { readPortalFiles } from '../portal/files.ts'
import type { Portal } from '../portal/portal.ts'
import { routes } from '../routes/routes.ts'
import { seed } from '../seed/seed.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { openDatabase } from '../store/database/open-database.ts'
import { migrate } from '../store/migrate.ts'
import { signingSecret } from '../store/settings.ts'
import { listen } from './listen.ts'
import { processLog } from './log.ts'
import { stopServers } from './stop-servers.ts'

const now = () => new Date()

/** A service that answers. */
export interface RunningService {
  readonly port: number
  /** Finishes the running requests, at most for a few seconds, and closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Opens the database, brings it up to date, seeds it on the first start, and listens.
 * @throws {StartupError} when the environment does not allow it; nothing is left open then
 */
export async function startService(settings: Settings): Promise<RunningService> {
  const database = await openDatabase(settings)
  try {
    const app = await createServiceApp(settings, database)
    const { port, servers } = await listen(app, hostsOf(settings), settings.PORT)
    return {
      port,
      stop: async () => {
        await stopServers(servers)
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function createServiceApp(settings: Settings, { db }: OpenDatabase) {
  await migrate(db)
  await seed(db, { pendingCases: settings.SEED_CASES, now: now() })
  await standInHash()
  const tokens = createTokens(await signingSecret(db), settings.TOKEN_LIFETIME_SECONDS)
  const hasOutbox = outboxModes.some((mode) => mode === settings.PORTAL_MODE)
  const endpoints = table.filter((endpoint) => hasOutbox || endpoint !== getOutbox)
  return createApp({
    endpoints,
    routes: routes.filter(({ endpoint }) => endpoints.includes(endpoint)),
    services: { db, settings, tokens, now, log: processLog },
    portal: openPortal(settings),
  })
}

function openPortal(settings: Settings): Portal | null {
  const files = readPortalFiles(settings.PORTAL_DIST)
  if (files === null) return null
  const { PORTAL_MODE: mode, IDLE_TIMEOUT_SECONDS: idleTimeoutSeconds } = settings
  return {
    files,
    settings: { mode, idleTimeoutSeconds, idleCountdownSeconds: idleCountdownOf(settings) },
    formTargets: [new URL(environmentSettings(mode).serviceUrl).origin],
  }
}
