import { canUseInforce } from '@producer-portal/domain/access'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { getScope, readScope } from '../auth/list-scope.ts'
import type { SignedInUser } from '../auth/session.ts'
import type { Services } from '../services.ts'
import { countNew } from '../store/illustrations/requests.ts'

/** The agents whose policies a user may request illustrations for; none without access to in-force business. */
export async function getIllustrationScope(user: SignedInUser, services: Services): Promise<BusinessScope> {
  return canUseInforce(user) ? getScope(user, applicationCodes.illustrations, services) : []
}

/** The number of illustrations that are ready and that the user hasn't seen among their requests. */
export async function countNewIllustrations(user: SignedInUser, { db }: Services): Promise<number> {
  if (!canUseInforce(user)) return 0
  return countNew(db, user.userId, await readScope(user, applicationCodes.illustrations, db))
}
