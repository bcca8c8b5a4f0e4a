import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { environmentSettings, isDemoMode } from '@producer-portal/domain/config'
import { dummyHash } from '../auth/passwords.ts'
import { openSigningKeys } from '../auth/signing-keys.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Settings } from '../config/settings.ts'
import { getIdleCountdown, pageConditions } from '../config/settings.ts'
import { createApp } from './app.ts'
import { openIdentity, getIssuer } from '../identity/open-identity.ts'
import { createListCache } from '../http/list-cache.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import type { RequestHandler } from './listen.ts'
import { openDocumentStore } from '../uploads/open-document-store.ts'
import { openMessageSender } from '../messages/message-sender.ts'
import type { MessageSender } from '../messages/message-sender.ts'
import { brandIcon, readPortalFiles } from '../portal/files.ts'
import type { Portal } from '../portal/portal.ts'
import { getOfferedApi } from './offered-api.ts'
import { demoNotification } from '../seed/demo.ts'
import type { SeedOptions } from '../seed/seed.ts'
import { prepareData } from '../seed/seed.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { migrate } from '../store/migrate.ts'
import type { Log } from '../log.ts'
import { processLog } from '../log.ts'

const now = () => new Date()
const report = (line: string) => void process.stdout.write(`${line}\n`)

/** The parts that a test replaces. */
interface TestOptions {
  readonly log?: Log
  readonly seeding?: Pick<SeedOptions, 'hash' | 'report'>
}

/** The whole application. */
export interface ServiceApp {
  readonly answer: RequestHandler
  readonly startJobs: () => Promise<void>
  readonly stopJobs: JobQueue['stop']
  readonly settleMessages: MessageSender['settle']
}

/**
 * Makes the application for an open database: migrates it and, in demo modes, fills it the first time.
 * @throws {StartupError} when the database belongs to a newer version, to something else, or to another kind of mode
 */
export async function createServiceApp(
  settings: Settings,
  { db, jobStore }: OpenDatabase,
  { log = processLog, seeding = { report } }: TestOptions = {},
): Promise<ServiceApp> {
  await migrate(db)
  await prepareData(db, settings.PORTAL_MODE, {
    ...seeding,
    pendingCases: settings.SEED_CASES,
    isMasked: settings.MASK_SAMPLE_DATA,
    now: now(),
  })
  // Computed now, so that the first unknown user takes no longer than the next.
  await dummyHash()
  const tokens = createTokens(await openSigningKeys(db, now), settings.TOKEN_LIFETIME_SECONDS)
  const siteNotification = isDemoMode(settings.PORTAL_MODE) ? demoNotification : null
  const messages = openMessageSender({ settings, db, now, log })
  const jobs = createJobQueue(jobStore, log)
  const documents = openDocumentStore(settings, log)
  const lists = createListCache()
  const base = { db, settings, tokens, siteNotification, lists, messages, jobs, documents, now, log }
  const { verify, own } = await openIdentity(base)
  const services = { ...base, verifyIdentity: verify }
  const app = createApp({
    ...getOfferedApi(settings),
    services,
    portal: openPortal(settings),
    identityPages: own?.pages,
  })
  const answer: RequestHandler = async (request, bindings) => {
    if (!own?.isCall(bindings.incoming.url ?? '')) return app.fetch(request, bindings)
    await own.answer(bindings)
    return RESPONSE_ALREADY_SENT
  }
  const { stop: stopJobs } = jobs
  return { answer, startJobs: () => jobs.start(services), stopJobs, settleMessages: messages.settle }
}

function openPortal(settings: Settings): Portal | null {
  const built = readPortalFiles(settings.PORTAL_DIST, { sourceMaps: isDemoMode(settings.PORTAL_MODE) })
  if (built === null) return null
  const { PORTAL_MODE: mode, BRAND: brand, DASHBOARD_WIDGETS: dashboardWidgets, ADDRESSES: addresses = null } = settings
  const identity = getIssuer(settings)
  return {
    files: new Map([...built, ['/favicon.svg', brandIcon(brand, built)]]),
    settings: {
      mode,
      brand,
      dashboardWidgets,
      addresses,
      identity,
      idleTimeoutSeconds: settings.IDLE_TIMEOUT_SECONDS,
      idleCountdownSeconds: getIdleCountdown(settings),
    },
    formTargets: [new URL(environmentSettings(mode, addresses).serviceUrl).origin],
    callTargets: [new URL(identity.issuer).origin],
    conditions: pageConditions(settings),
  }
}
