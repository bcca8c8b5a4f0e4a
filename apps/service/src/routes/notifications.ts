import { siteNotification } from '@producer-portal/domain/mocks'
import { dismissNotification, getCurrentNotification } from '@producer-portal/domain/notifications'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { dismiss, isDismissed } from '../store/notification-dismissals.ts'

/** The notification over the pages, until the user dismisses it. */
export const notificationRoutes: readonly Route[] = [
  route(getCurrentNotification, async ({ user, services }) =>
    (await isDismissed(services.db, user.userId, siteNotification.type)) ? null : siteNotification,
  ),

  route(dismissNotification, async ({ query, user, services }) => {
    if (query.type !== siteNotification.type) throw new RequestFailure(404, 'There is no such notification.')
    await dismiss(services.db, user.userId, query.type)
    return {}
  }),
]
