import { getHelpFeedback, saveHelpFeedback } from '@producer-portal/domain/documentation'
import { readHelpFeedback, saveHelpFeedback as storeHelpFeedback } from '../store/help-feedback.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** Users' feedback on the help pages. */
export const routes: readonly Route[] = [
  route(getHelpFeedback, ({ params: { page }, user, services }) => readHelpFeedback(services.db, user.userId, page)),

  route(saveHelpFeedback, async ({ params: { page }, body, user, services }) => {
    await storeHelpFeedback(services.db, user.userId, page, body, services.now())
    return {}
  }),
]
