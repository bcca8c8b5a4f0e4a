import type { NotificationPreferenceKey } from '@producer-portal/domain/notifications'
import { useMessages } from '@producer-portal/features/messages'
import { NotificationPreferences, profileMessages } from '@producer-portal/features/profile'
import { useToast } from '@producer-portal/ui'
import { refusalOf } from '../data/save.js'
import { useNotificationPreferences, useNotificationSwitch } from '../data/useNotificationPreferences.js'
import { AccountFrame } from '../frame/AccountFrame.js'

/** /notifications: which e-mails are sent to the signed-in user. */
export function NotificationsPage() {
  const say = useMessages(profileMessages)
  const { show } = useToast()
  const { data, error, reload } = useNotificationPreferences()
  const switchPreference = useNotificationSwitch()
  const change = async (key: NotificationPreferenceKey, isEnabled: boolean) => {
    const result = await switchPreference(key, isEnabled)
    if (result.kind === 'saved') return
    show({ tone: 'error', message: refusalOf(result)?.errors.join(' ') ?? say('notificationNotSaved') })
  }
  return (
    <AccountFrame>
      <NotificationPreferences
        preferences={data ?? (error === undefined ? 'loading' : 'error')}
        onPreferenceChange={(key, isEnabled) => void change(key, isEnabled)}
        onRetry={reload}
      />
    </AccountFrame>
  )
}
