import type { Settings } from '../config/settings.ts'
import { hostsOf } from '../config/settings.ts'
import { RequestFailure, failureResponse } from '../http/failure.ts'
import { openDatabase } from '../store/database/open-database.ts'
import { clearUploads, dropUploads } from '../uploads/upload-folder.ts'
import { createServiceApp } from './create-service-app.ts'
import type { Answer } from './listen.ts'
import { listen } from './listen.ts'
import { stopServers } from './stop-servers.ts'

/** A service that answers. */
export interface RunningService {
  readonly port: number
  /** Finishes the running requests, at most for a few seconds, and closes the database. */
  readonly stop: () => Promise<void>
}

/**
 * Takes the port, opens the database, brings it up to date and seeds it on the first start. Whoever asks before that
 * is done is told to come back.
 * @throws {StartupError} when the environment does not allow it; nothing is left open then
 */
export async function startService(settings: Settings): Promise<RunningService> {
  let service: Answer | undefined
  const answer: Answer = (request, bindings) => service?.(request, bindings) ?? notReady()
  const { port, servers } = await listen(answer, hostsOf(settings), settings.PORT)
  try {
    const database = await openDatabase(settings)
    const stop = async () => {
      await stopServers(servers)
      await dropUploads()
      await database.close()
    }
    try {
      // The embedded database is there for one process alone.
      await clearUploads(settings.DATA_DIR, settings.DATABASE_URL === undefined)
      // A port that the system chose is part of the addresses which users are sent.
      service = await createServiceApp({ ...settings, PORT: port }, database)
    } catch (error) {
      await database.close()
      throw error
    }
    return { port, stop }
  } catch (error) {
    await stopServers(servers)
    throw error
  }
}

function notReady(): Response {
  return failureResponse(new RequestFailure(503, 'The service is starting.', { headers: { 'retry-after': '1' } }))
}
