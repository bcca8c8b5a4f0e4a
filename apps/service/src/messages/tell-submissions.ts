import type { Services } from '../services.ts'
import { formatRequestNo } from '../store/illustrations/requests.ts'
import { listUntoldRequests, noteToldRequests } from '../store/illustrations/work.ts'
import { listUntold, noteTold } from '../store/submissions.ts'
import { postSigned } from './webhook-sender.ts'

/**
 * Tells the systems of the home office that something was sent: answers to requirements, and requests for illustrations.
 * Submissions they can't be told of now are told again with the next run, unless they have taken them over meanwhile.
 * @returns the number that they were told of
 */
export async function tellOfSubmissions(services: Services): Promise<number> {
  return (await tellOfAnswers(services)) + (await tellOfRequests(services))
}

async function tellOfAnswers(services: Services): Promise<number> {
  const { db, now } = services
  const submissions = await listUntold(db)
  const ids = submissions.map(({ id }) => id)
  if (!(await tell(services, ids.at(-1), { kind: 'submissions', submissions }))) return 0
  await noteTold(db, ids, now())
  return ids.length
}

async function tellOfRequests(services: Services): Promise<number> {
  const { db, now } = services
  const untold = await listUntoldRequests(db)
  const requests = untold.map(({ id, requestedAt }) => ({
    requestNo: formatRequestNo(id),
    requestedAt: requestedAt.toISOString(),
  }))
  if (!(await tell(services, requests.at(-1)?.requestNo, { kind: 'illustrations', requests }))) return 0
  const ids = untold.map(({ id }) => id)
  await noteToldRequests(db, ids, now())
  return ids.length
}

/**
 * Posts what is new.
 * @param id of the newest; undefined when nothing is
 * @returns false when there was nothing to tell, or nobody to tell it to
 */
async function tell({ settings, now }: Services, id: string | undefined, content: object): Promise<boolean> {
  const { SUBMISSION_WEBHOOK_URL: url, SUBMISSION_WEBHOOK_SECRET: secret } = settings
  if (url === undefined || secret === undefined || id === undefined) return false
  await postSigned({ url, secret, now }, id, content)
  return true
}
