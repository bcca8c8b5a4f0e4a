import type { NotificationPreferenceKey } from '@producer-portal/domain/account'
import { useMessages } from '@producer-portal/features/i18n'
import { NotificationPreferences, accountMessages } from '@producer-portal/features/account'
import { useToast } from '@producer-portal/ui'
import { userFacingErrors } from '../api/save.js'
import { useNotificationToggle } from './mutations.js'
import { useNotificationPreferences } from './queries.js'
import { AccountFrame } from './AccountFrame.js'

/** /notifications: which emails are sent to the signed-in user. */
export function NotificationsPage() {
  const say = useMessages(accountMessages)
  const { show } = useToast()
  const { data, error, reload } = useNotificationPreferences()
  const toggle = useNotificationToggle()
  const change = async (key: NotificationPreferenceKey, isEnabled: boolean) => {
    const result = await toggle(key, isEnabled)
    if (result === null || result.kind === 'saved') return
    show({ tone: 'error', message: userFacingErrors(result)?.errors.join(' ') ?? say('notificationNotSaved') })
  }
  return (
    <AccountFrame>
      <NotificationPreferences
        preferences={data ?? (error === undefined ? 'loading' : 'error')}
        onPreferenceChange={(key, isEnabled) => void change(key, isEnabled)}
        onRetry={() => void reload()}
      />
    </AccountFrame>
  )
}
