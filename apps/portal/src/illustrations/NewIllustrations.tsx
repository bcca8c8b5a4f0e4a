import { canUseInforce } from '@producer-portal/domain/access'
import { pages } from '@producer-portal/domain/shell'
import { IllustrationNote } from '@producer-portal/features/illustrations'
import { useUser } from '../auth/state.js'
import { useWatchedIllustrations } from './queries.js'

/** The note on the dashboard about finished illustrations. If the requests fail to load, there is none. */
export function NewIllustrations() {
  const { data } = useWatchedIllustrations(canUseInforce(useUser()))
  const count = data?.filter(({ isNew, state }) => isNew && state === 'ready').length ?? 0
  return count > 0 && <IllustrationNote count={count} href={pages.inforceIllustrationRequests.path} />
}
