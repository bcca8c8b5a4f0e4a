import type { NotificationPreferenceKey } from '@producer-portal/domain/account'
import { accountMessages, FullProfile, NotificationPreferences, Preferences } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { toAccountFailure } from '../api/save.js'
import { useLocation } from 'react-router-dom'
import { useUser } from '../auth/state.js'
import { useSignInMethod } from '../config/queries.js'
import { AccountFrame } from './AccountFrame.js'
import { readChangedRow } from './changed-row.js'
import { useNotificationToggle } from './mutations.js'
import { useNotificationPreferences, useProfile } from './queries.js'
import { useProfilePreference } from './useProfilePreference.js'

/** /profile: all that is on file about the signed-in user. */
export function ProfilePage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const signInMethod = useSignInMethod()
  const changed = readChangedRow(useLocation().state)
  return (
    <AccountFrame>
      {profile && <FullProfile user={user} profile={profile} signInMethod={signInMethod} changed={changed} />}
    </AccountFrame>
  )
}

/** /preferences: the choices that the signed-in user makes about themselves. */
export function PreferencesPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const textAlerts = useProfilePreference('mobileOptIn')
  const fieldDirectory = useProfilePreference('showInFieldDirectory')
  return (
    <AccountFrame>
      {profile && (
        <Preferences
          user={user}
          profile={profile}
          fieldDirectoryFailure={fieldDirectory.failure}
          textAlertsFailure={textAlerts.failure}
          onFieldDirectoryChange={fieldDirectory.change}
          onTextAlertsChange={textAlerts.change}
        />
      )}
    </AccountFrame>
  )
}

/** /notifications: which emails are sent to the signed-in user. */
export function NotificationsPage() {
  const t = useMessages(accountMessages)
  const { show } = useToast()
  const { data, error, reload } = useNotificationPreferences()
  const toggle = useNotificationToggle()
  const change = async (key: NotificationPreferenceKey, isEnabled: boolean) => {
    const result = await toggle(key, isEnabled)
    if (result === null || result.kind === 'saved') return
    const failure = toAccountFailure(result)
    const texts = { failed: t('notificationNotSaved'), unreachable: t('unreachable') }
    show({ tone: 'error', message: failure.kind === 'refused' ? failure.errors.join(' ') : texts[failure.kind] })
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
