import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openServer } from './server.ts'

/**
 * Opens the PostgreSQL server when an address is given, the embedded database of the data folder otherwise.
 * @throws {StartupError} when it cannot be opened
 */
export function openDatabase(settings: {
  readonly DATABASE_URL?: string | undefined
  readonly DATA_DIR: string
}): Promise<OpenDatabase> {
  return settings.DATABASE_URL === undefined ? openEmbedded(settings.DATA_DIR) : openServer(settings.DATABASE_URL)
}
