import type { JobState } from '@producer-portal/domain/config'
import type { ConstructorOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import { errorText } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Jobs, Services } from '../services.ts'
import type { JobStore } from '../store/database/database.ts'
import { allJobs } from './all-jobs.ts'
import type { Job } from './all-jobs.ts'

/** A run that takes longer was killed with its process, or hangs. */
const longestRun = 300
/** The time for which the state of a run is kept: the last day of those that run every hour. */
const keptFor = 86_400
const keptForFrequent = 3_600
/** A database that is away is asked again for hours, at last twice a minute. */
const startAttempts = 1_000

/** The jobs of a process: nothing runs until they are started. */
export interface JobQueue extends Jobs {
  /** Begins to run jobs. Resolves once that works; a database that is away is asked again. */
  readonly start: (services: Services) => Promise<void>
  /** Takes on no more jobs, and waits for those that run at most for so many seconds. */
  readonly stop: (seconds: number) => Promise<void>
}

/**
 * The jobs on the database of the service. Processes that share it share the work: each run is done by one of them.
 * @param jobs others, for tests
 */
export function createJobQueue(store: JobStore, log: Log, jobs: readonly Job[] = allJobs): JobQueue {
  let opening: Promise<PgBoss> | undefined
  let starting: Promise<void> | undefined
  let isStarted = false
  let isStopping = false
  const begin = async (services: Services) => {
    opening = openQueue(store, log)
    const queue = await opening
    await queue.start({ attempts: startAttempts })
    for (const job of jobs) if (!isStopping) await startJob(queue, job, services)
    isStarted = true
  }
  return {
    start: (services) => (starting = begin(services)),
    stop: async (seconds) => {
      isStopping = true
      const queue = await opening
      await queue?.stop({ graceful: true, timeout: seconds * 1000 })
      await starting?.catch((error: unknown) => log.error('jobs not started', error))
    },
    wake: async (name, at) => {
      if (!isStarted) return
      try {
        const queue = await opening
        await queue?.send(name, {}, { startAfter: at })
      } catch (error) {
        // The change is made, and the schedule comes anyway
        log.error('job not woken', error, { job: name })
      }
    },
    readStates: async () => {
      const queue = await opening
      if (queue === undefined || !isStarted) return jobs.map(({ name }) => toState(name, []))
      return Promise.all(jobs.map(async ({ name }) => toState(name, await queue.findJobs(name))))
    },
  }
}

async function openQueue(store: JobStore, log: Log): Promise<PgBoss> {
  // Loaded here: tests and commands without jobs have no use for it
  const { PgBoss, fromPglite } = await import('pg-boss')
  const queue = new PgBoss({
    ...('address' in store ? ({ connectionString: store.address, max: 4 } satisfies ConstructorOptions) : {}),
    ...('pglite' in store ? ({ db: fromPglite(store.pglite), backend: 'pglite', reindex: false } as const) : {}),
    registerInstance: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  })
  queue.on('error', (error) => log.error('job queue', error))
  queue.on('warning', ({ message }) => log.event('job queue', { warning: message }))
  return queue
}

async function startJob(queue: PgBoss, job: Job, services: Services): Promise<void> {
  const { name, schedule, noticedWithin } = job
  await queue.createQueue(name, {
    // The next run does what this one did not
    retryLimit: 0,
    expireInSeconds: longestRun,
    deleteAfterSeconds: schedule.startsWith('*') ? keptForFrequent : keptFor,
  })
  await queue.work(name, { pollingIntervalSeconds: noticedWithin }, () => runJob(job, services))
  await queue.schedule(name, schedule)
  // Runs that became due while no process was running
  await queue.send(name, {})
}

async function runJob({ name, run }: Job, services: Services): Promise<void> {
  const { log } = services
  const start = performance.now()
  try {
    const done = await run(services)
    if (done > 0) log.event('job done', { job: name, done, milliseconds: Math.round(performance.now() - start) })
  } catch (error) {
    log.error('job failed', error, { job: name })
    throw error
  }
}

/** The last run that began. */
function toState(name: string, runs: readonly JobWithMetadata[]): JobState {
  const begun = runs.filter(({ state }) => state !== 'created' && state !== 'retry')
  const last = begun.toSorted((a, b) => a.startedOn.getTime() - b.startedOn.getTime()).at(-1)
  if (last === undefined) return { name, state: 'waiting', at: null, failure: null }
  const { state, startedOn, completedOn, output } = last
  const failure = state === 'failed' ? readFailure(output) : null
  return { name, state, at: (completedOn ?? startedOn).toISOString(), failure }
}

function readFailure(output: object | null): string {
  return output !== null && 'message' in output ? String(output.message) : errorText(output)
}
