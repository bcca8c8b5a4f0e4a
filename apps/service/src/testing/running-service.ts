import { afterAll } from 'vitest'
import { listen, stopServers } from '../server/listen.ts'
import type { RequestHandler } from '../server/listen.ts'
import { createServiceApp } from '../server/create-service-app.ts'
import { readSettings } from '../config/settings.ts'
import type { Database } from '../store/database/database.ts'
import { openFilledDatabase } from './memory-database.ts'

/** A whole service on a database in memory, reached over the network. */
export interface RunningTestService {
  /** `http://localhost:<port>` */
  readonly origin: string
  readonly db: Database
}

/** Starts the whole service on a free port, for all tests of a file. */
export async function runTestService(settings: Readonly<Record<string, string>> = {}): Promise<RunningTestService> {
  let service: RequestHandler | undefined
  const answer: RequestHandler = (request, bindings) =>
    service?.(request, bindings) ?? new Response(null, { status: 503 })
  const { port, servers } = await listen(answer, ['127.0.0.1', '::1'], 0)
  const database = await openFilledDatabase()
  const log = { event: () => undefined, error: () => undefined }
  const app = await createServiceApp(readSettings({ ...settings, PORT: String(port) }), database, { log })
  service = app.answer
  afterAll(async () => {
    await stopServers(servers, 3)
    await database.close()
  })
  return { origin: `http://localhost:${port}`, db: database.db }
}
