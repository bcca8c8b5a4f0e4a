import { listen } from '../server/listen.ts'
import type { Answer } from '../server/listen.ts'
import { createServiceApp } from '../server/create-service-app.ts'
import { stopServers } from '../server/stop-servers.ts'
import { readSettings } from '../config/settings.ts'
import { openTestDatabase } from './memory-database.ts'

/** A whole service on a database in memory, reached over the network. */
export interface RunningTestService {
  /** `http://localhost:<port>` */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Starts the whole service on a free port; close it when the file is done. */
export async function runTestService(settings: Readonly<Record<string, string>> = {}): Promise<RunningTestService> {
  let service: Answer | undefined
  const answer: Answer = (request, bindings) => service?.(request, bindings) ?? new Response(null, { status: 503 })
  const { port, servers } = await listen(answer, ['127.0.0.1', '::1'], 0)
  const database = await openTestDatabase()
  service = await createServiceApp(readSettings({ SEED_CASES: '10', ...settings, PORT: String(port) }), database)
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      await stopServers(servers)
      await database.close()
    },
  }
}
