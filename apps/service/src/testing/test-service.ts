import { demoPassword } from '@producer-portal/domain/mocks'
import { fixedKeys } from '../auth/signing-keys.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Settings } from '../config/settings.ts'
import { readSettings } from '../config/settings.ts'
import { createListCache } from '../http/list-cache.ts'
import { openMessageSender } from '../messages/message-sender.ts'
import { createApp } from '../server/app.ts'
import type { JobName, Services, VerifyIdentity } from '../services.ts'
import type { Portal } from '../portal/portal.ts'
import { getOfferedApi } from '../server/offered-api.ts'
import { demoNotification } from '../seed/demo.ts'
import { seed } from '../seed/seed.ts'
import type { Log } from '../log.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { migrate } from '../store/migrate.ts'
import { allJobs } from '../jobs/all-jobs.ts'
import { openDocumentStore } from '../uploads/open-document-store.ts'
import { testDataDir } from './data-folder.ts'
import { noJobs } from './no-jobs.ts'
import { cheapHash, openFilledDatabase } from './memory-database.ts'

/** Answers kept for a test: what a client sees of a response. */
export interface Received {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: unknown
}

interface Sent extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  readonly token?: string
  /** The demo account that calls, as after a sign-in, in place of a token. */
  readonly as?: string
  /** The client's address. */
  readonly from?: string
}

/** A service on a database in memory with the demo data, called without a network. */
export interface TestService {
  readonly services: Services
  readonly call: (path: string, sent?: Sent) => Promise<Received>
  /** The bare answer of an address. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>
  /** A session token of a demo account as after a sign-in, without the work of checking a password. */
  readonly tokenOf: (userId: string) => Promise<string>
  /** The log entries, oldest first. */
  readonly events: readonly string[]
  /** Lets a job do what is due. */
  readonly runJob: (name: JobName) => Promise<void>
  /** Moves the clock. */
  readonly advance: (seconds: number) => void
  readonly close: () => Promise<void>
}

/** The parts of a test service that can replace those of the demo. */
export interface TestServiceOptions {
  readonly settings?: Readonly<Record<string, string>>
  readonly database?: OpenDatabase
  readonly portal?: Portal
  /** The identity provider's claims about its tokens; nothing holds without it. */
  readonly verifyIdentity?: VerifyIdentity
}

/** Starts a test service; close it when the file is done. */
export async function openTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const database = options.database ?? (await openFilledDatabase())
  if (options.database) await migrate(database.db)
  const settings: Settings = readSettings({ SEED_CASES: '40', DATA_DIR: testDataDir, ...options.settings })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const { SEED_CASES: pendingCases, MASK_SAMPLE_DATA: isMasked } = settings
  await seed(database.db, { pendingCases, isMasked, now: now(), hash: cheapHash })
  const events: string[] = []
  const log: Log = {
    event: (event, facts) => void events.push(`${event} ${JSON.stringify(facts ?? {})}`),
    error: (event, error) => void events.push(`${event} ${String(error)}`),
  }
  const tokens = createTokens(fixedKeys(new Uint8Array(32).fill(7)), settings.TOKEN_LIFETIME_SECONDS)
  const verifyIdentity = options.verifyIdentity ?? (() => Promise.resolve(null))
  const services: Services = {
    db: database.db,
    settings,
    tokens,
    verifyIdentity,
    siteNotification: demoNotification,
    lists: createListCache(),
    messages: openMessageSender({ settings, db: database.db, now, log }),
    jobs: noJobs,
    documents: openDocumentStore(settings, log),
    now,
    log,
  }
  const app = createApp({ ...getOfferedApi(settings), services, portal: options.portal ?? null })

  const tokenOf = async (userId: string) => {
    const facts = await tokenFacts(services, userId)
    await putFreshSession(services, facts)
    return services.tokens.sign('session', facts)
  }
  const call = async (path: string, { json, as, token, from = '192.0.2.1', headers, ...init }: Sent = {}) => {
    const bearer = as === undefined ? token : await tokenOf(as)
    const response = await app.request(
      path,
      {
        ...init,
        ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
        headers: {
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
  return {
    services,
    call,
    request: async (path, init) => app.request(path, init),
    tokenOf,
    runJob: async (name) => {
      await allJobs.find((job) => job.name === name)?.run(services)
    },
    advance: (seconds) => {
      ahead += seconds
    },
    events,
    close: database.close,
  }
}

/** The right password of every demo account. */
export const rightPassword = demoPassword

async function tokenFacts({ db }: Services, userId: string) {
  const account = await db.selectFrom('account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { userId, sessionId: `test-${userId}`, generation: account.session_generation }
}

/** A session that starts now, as after a sign-in. */
async function putFreshSession({ db, now }: Services, facts: { readonly userId: string; readonly sessionId: string }) {
  const moments = { started_at: now(), proved_at: now() }
  await db
    .insertInto('session')
    .values({ id: facts.sessionId, user_id: facts.userId, ...moments })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(moments))
    .execute()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
