import { setTimeout as sleep } from 'node:timers/promises'
import { healthPath } from '@producer-portal/domain/config'
import type { Settings } from '../config/settings.ts'
import { getHosts } from '../config/settings.ts'
import { StartupError, isDiskFull } from '../errors.ts'
import { HttpError, errorResponse } from '../http/failure.ts'
import { hasAccounts } from '../store/account.ts'
import { openDatabase } from '../store/database/open-database.ts'
import { releaseMessages } from '../store/outbox.ts'
import { isKept } from '../store/kept-documents.ts'
import { confirmUploads, forgetUploads } from '../store/running-uploads.ts'
import { confirmFolders, confirmSeconds, removeActiveUploads, sweepUploads } from '../uploads/upload-folder.ts'
import { checkDataFolder, checkSettings } from './check-settings.ts'
import { createServiceApp } from './create-service-app.ts'
import type { ServiceApp } from './create-service-app.ts'
import { processLog } from '../log.ts'
import type { RequestHandler } from './listen.ts'
import { listen, stopServers } from './listen.ts'

/** A service that answers. */
export interface RunningService {
  readonly port: number
  /** True if anyone can sign in. */
  readonly hasAccounts: boolean
  /**
   * Lets running requests finish, at most for `SHUTDOWN_SECONDS`, and closes the database. With notice, it first says for
   * `SHUTDOWN_DELAY_SECONDS` that it isn't ready, unless no other process can take over.
   */
  readonly stop: (how: { readonly withNotice: boolean }) => Promise<void>
}

/**
 * Takes the port, opens the database, brings it up to date and, in demo modes, seeds it on the first start. Clients
 * that ask before that is done are told to come back.
 * @throws {StartupError} when the environment does not allow it; nothing is left open then
 */
export async function startService(settings: Settings): Promise<RunningService> {
  let service: RequestHandler | undefined
  let isStopping = false
  const answer: RequestHandler = (request, bindings) => {
    if (isStopping) {
      // The next request of this client finds another process
      bindings.outgoing.shouldKeepAlive = false
      if (isHealthCall(request)) return notReadyResponse('stopping')
    }
    return service?.(request, bindings) ?? notReadyResponse('starting')
  }
  const { port, servers } = await listen(answer, getHosts(settings), settings.PORT)
  try {
    const database = await openDatabase(settings)
    let confirming: NodeJS.Timeout | undefined
    let app: ServiceApp | undefined
    // Only one process can use the embedded database.
    const isAlone = settings.DATABASE_URL === undefined
    const stop: RunningService['stop'] = async ({ withNotice }) => {
      isStopping = true
      const { SHUTDOWN_SECONDS: seconds, SHUTDOWN_DELAY_SECONDS: delay } = settings
      if (withNotice && !isAlone) await sleep(delay * 1000)
      clearInterval(confirming)
      await Promise.all([stopServers(servers, seconds), app?.stopJobs(seconds)])
      await app?.settleMessages(seconds)
      await removeActiveUploads()
      await database.close()
    }
    try {
      // A port chosen by the system is part of the addresses in emails.
      app = await createServiceApp({ ...settings, PORT: port }, database)
      await sweepUploads(settings.DATA_DIR, isAlone, (id) => isKept(database.db, id))
      if (isAlone) await Promise.all([forgetUploads(database.db), releaseMessages(database.db, new Date())])
      await checkDataFolder(settings.DATA_DIR, processLog)
      service = app.answer
      // Each process says so for itself, so it's no job
      confirming = setInterval(() => {
        Promise.all([confirmFolders(), confirmUploads(database.db)]).catch((error: unknown) =>
          processLog.error('uploads not confirmed', error),
        )
      }, confirmSeconds * 1000)
      // Users need not wait for what follows
      void checkSettings({ ...settings, PORT: port }, processLog)
      app.startJobs().catch((error: unknown) => processLog.error('jobs not started', error))
    } catch (error) {
      await database.close()
      if (!isDiskFull(error)) throw error
      throw new StartupError(`The database cannot be written: ${database.place} has no space left`, { cause: error })
    }
    return { port, stop, hasAccounts: await hasAccounts(database.db) }
  } catch (error) {
    await stopServers(servers, 0)
    throw error
  }
}

function isHealthCall({ url }: Request): boolean {
  return new URL(url).pathname === `/api${healthPath}`
}

function notReadyResponse(state: 'starting' | 'stopping'): Response {
  return errorResponse(new HttpError(503, `The service is ${state}.`, { headers: { 'retry-after': '1' } }))
}
