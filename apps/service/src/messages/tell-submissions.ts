import type { Services } from '../services.ts'
import { listUntold, noteTold } from '../store/submissions.ts'
import { postSigned } from './webhook-sender.ts'

/**
 * Tells the systems of the home office that something was sent. What they can't be told now is told again with the next
 * run; what they have taken over meanwhile isn't.
 * @returns the number of submissions that they were told of
 */
export async function tellOfSubmissions({ db, settings, now }: Services): Promise<number> {
  const { SUBMISSION_WEBHOOK_URL: url, SUBMISSION_WEBHOOK_SECRET: secret } = settings
  if (url === undefined || secret === undefined) return 0
  const submissions = await listUntold(db)
  const newest = submissions.at(-1)
  if (newest === undefined) return 0
  await postSigned({ url, secret, now }, newest.id, { kind: 'submissions', submissions })
  await noteTold(
    db,
    submissions.map(({ id }) => id),
    now(),
  )
  return submissions.length
}
