import { isDemoMode } from '@producer-portal/domain/config'
import { runDemoClock } from '../illustrations/demo-clock.ts'
import { tellOfSubmissions } from '../messages/tell-submissions.ts'
import type { JobName, Services } from '../services.ts'
import { issueStatements } from '../statements/issue-statements.ts'
import { isKept } from '../store/kept-documents.ts'
import { applyDueAnswers } from '../store/requirements.ts'
import { forgetListChanges } from '../store/long-lists.ts'
import { deleteExpired } from '../store/retention.ts'
import { forgetLostUploads } from '../store/running-uploads.ts'

/**
 * Work that the service does by itself. Each run does all that is due by then, so a run that was missed or killed is made
 * up for by the next, and two at once do nothing twice.
 */
export interface Job {
  readonly name: JobName
  /** The schedule: minute, hour, day, month and weekday in UTC, as cron writes them. */
  readonly schedule: string
  /** Seconds until a process notices that it is due. */
  readonly noticedWithin: number
  /** @returns how much was done, for the log */
  readonly run: (services: Services) => Promise<number>
}

const everyMinute = '* * * * *'

export const allJobs: readonly Job[] = [
  {
    name: 'messages',
    schedule: everyMinute,
    noticedWithin: 10,
    run: ({ messages }) => messages.deliverDue(),
  },
  {
    name: 'answers',
    schedule: everyMinute,
    noticedWithin: 1,
    run: applyDueAnswers,
  },
  {
    name: 'statements',
    // An import by command tells no process
    schedule: '*/5 * * * *',
    noticedWithin: 1,
    run: issueStatements,
  },
  {
    name: 'illustrations',
    schedule: everyMinute,
    noticedWithin: 1,
    run: async (services) => (isDemoMode(services.settings.PORTAL_MODE) ? runDemoClock(services) : 0),
  },
  {
    name: 'submissions',
    schedule: everyMinute,
    noticedWithin: 10,
    run: tellOfSubmissions,
  },
  {
    name: 'uploads',
    schedule: everyMinute,
    noticedWithin: 10,
    run: async ({ db, documents }) => {
      await forgetLostUploads(db)
      return documents.sweep(false, (id) => isKept(db, id))
    },
  },
  {
    name: 'retention',
    schedule: '17 * * * *',
    noticedWithin: 10,
    run: async ({ db, now, settings }) => {
      const lifetimes = { signInWindow: settings.SIGN_IN_WINDOW_SECONDS, session: settings.SESSION_LIFETIME_SECONDS }
      return (await deleteExpired(db, now(), lifetimes)) + (await forgetListChanges(db))
    },
  },
]
