import type { Driver } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { fixedKeys } from '../auth/signing-keys.ts'
import { createTokens } from '../auth/tokens.ts'
import { readSettings } from '../config/settings.ts'
import { createApp } from '../server/app.ts'
import { createListCache } from '../http/list-cache.ts'
import { openMessageSender } from '../messages/message-sender.ts'
import { createDocumentFolder } from '../uploads/upload-folder.ts'
import { noJobs } from './no-jobs.ts'
import type { ApiApp } from '../http/context.ts'
import type { Portal } from '../portal/portal.ts'
import { getOfferedApi } from '../server/offered-api.ts'
import type { Tables } from '../store/tables.ts'

const verifyIdentity = () => Promise.resolve(null)
const now = () => new Date()

/**
 * The service with a database that holds nothing, for what does not depend on data; quick to make.
 * @param driver what becomes of its queries; by default they find nothing
 */
export function appWithoutDatabase(portal: Portal | null = null, driver: Driver = new DummyDriver()): ApiApp {
  const settings = readSettings({})
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const log = { event: () => undefined, error: () => undefined }
  const tokens = createTokens(fixedKeys(new Uint8Array(32)), 60)
  const lists = createListCache()
  const messages = openMessageSender({ settings, db, now, log })
  const base = { db, settings, tokens, verifyIdentity, siteNotification: null, lists, messages, now, log }
  const services = { ...base, jobs: noJobs, documents: createDocumentFolder(settings.DATA_DIR) }
  return createApp({ ...getOfferedApi(settings), services, portal })
}
