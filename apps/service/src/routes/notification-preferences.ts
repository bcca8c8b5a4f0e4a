import { notificationPreferences } from '@producer-portal/domain/mocks'
import {
  canToggleNotification,
  getNotificationPreferences,
  saveNotificationPreference,
} from '@producer-portal/domain/notifications'
import { RequestFailure } from '../http/failure.ts'
import type { Route } from '../http/route.ts'
import { route } from '../http/route.ts'
import { readPreferences, savePreference } from '../store/notification-preferences.ts'

/** The e-mails about new business; what may be switched is the General Agent's choice. */
export const notificationPreferenceRoutes: readonly Route[] = [
  route(getNotificationPreferences, async ({ user, services }) => {
    const switched = await readPreferences(services.db, user.userId)
    return notificationPreferences.map((each) => ({ ...each, enabled: switched.get(each.key) ?? each.enabled }))
  }),

  route(saveNotificationPreference, async ({ body, user, services }) => {
    const preference = notificationPreferences.find(({ key }) => key === body.key)
    if (preference === undefined || !canToggleNotification(preference)) {
      throw new RequestFailure(409, 'Your General Agent does not allow this to be switched.')
    }
    await savePreference(services.db, user.userId, body)
    return {}
  }),
]
