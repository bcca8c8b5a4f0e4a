import { isHomeOffice } from '@producer-portal/domain/access'
import { getNotificationPreferences, getRememberedDevices } from '@producer-portal/domain/account'
import type { NotificationPreferenceKey } from '@producer-portal/domain/account'
import {
  accountMessages,
  FullProfile,
  NotificationPreferences,
  Preferences,
  RememberedDevices,
} from '@producer-portal/features/account'
import { toFailureText, useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { toLoad, useQuery } from '../api/useQuery.js'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isImpersonated } from '../auth/cookies.js'
import { useUser } from '../auth/state.js'
import { useSignInMethod } from '../config/queries.js'
import { AccountFrame } from './AccountFrame.js'
import { readChangedRow } from './changed-row.js'
import { useForgetDevice, useNotificationToggle, useProfilePreferenceToggle } from './mutations.js'
import { useConfirmationResend } from './useConfirmationResend.js'
import { useLanguageChoice } from './useLanguageChoice.js'
import { useProfile } from '../auth/queries.js'
import { useProfilePreference } from './useProfilePreference.js'

export { SecurityQuestionPage } from './SecurityQuestionPage.js'

/** /profile: all that is on file about the signed-in user. */
export function ProfilePage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const signInMethod = useSignInMethod()
  const changed = readChangedRow(useLocation().state)
  const confirmation = useConfirmationResend(profile?.email)
  return (
    <AccountFrame>
      {profile && (
        <FullProfile
          user={user}
          profile={profile}
          signInMethod={signInMethod}
          changed={changed}
          confirmationState={confirmation.state}
          onConfirmationResend={() => void confirmation.resend()}
        >
          {!isImpersonated() && <Devices isAlwaysShown={signInMethod === 'legacy'} />}
        </FullProfile>
      )}
    </AccountFrame>
  )
}

interface DevicesProps {
  /** True if the list is shown before there are any devices, and while there are none. */
  isAlwaysShown: boolean
}

/** The devices that need no code. An identity provider elsewhere keeps its own, so the list may be empty for good. */
function Devices({ isAlwaysShown }: DevicesProps) {
  const t = useMessages(accountMessages)
  const { show } = useToast()
  const { data, error, reload } = useQuery(getRememberedDevices, {})
  const forgetDevice = useForgetDevice()
  const [pendingId, setPendingId] = useState<string>()
  const forget = async (id: string) => {
    setPendingId(id)
    const result = await forgetDevice(id)
    setPendingId(undefined)
    if (result.ok) show({ tone: 'success', message: t('deviceForgotten') })
    else
      show({ tone: 'error', message: t(result.failure.kind === 'unreachable' ? 'unreachable' : 'deviceNotForgotten') })
  }
  if (!isAlwaysShown && !data?.length) return null
  return (
    <RememberedDevices
      devices={toLoad({ data, error })}
      pendingId={pendingId}
      onForget={(id) => void forget(id)}
      onRetry={() => void reload()}
    />
  )
}

/** /preferences: the choices that the signed-in user makes about themselves. */
export function PreferencesPage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const toggle = useProfilePreferenceToggle()
  const textAlerts = useProfilePreference('mobileOptIn', toggle)
  const fieldDirectory = useProfilePreference('showInFieldDirectory', toggle)
  const language = useLanguageChoice(profile?.language)
  return (
    <AccountFrame>
      {profile && (
        <Preferences
          user={user}
          profile={profile}
          fieldDirectoryFailure={fieldDirectory.failure}
          textAlertsFailure={textAlerts.failure}
          language={language.shown}
          languageFailure={language.failure}
          onFieldDirectoryChange={fieldDirectory.change}
          onTextAlertsChange={textAlerts.change}
          onLanguageChange={language.choose}
        />
      )}
    </AccountFrame>
  )
}

/** /notifications: which emails are sent to the signed-in user. */
export function NotificationsPage() {
  const t = useMessages(accountMessages)
  const user = useUser()
  const { show } = useToast()
  const { data, error, reload } = useQuery(getNotificationPreferences, {})
  const toggle = useNotificationToggle()
  const change = async (key: NotificationPreferenceKey, isEnabled: boolean) => {
    const result = await toggle(key, isEnabled)
    if (result === null || result.ok) return
    const texts = { failed: t('notificationNotSaved'), unreachable: t('unreachable') }
    show({ tone: 'error', message: toFailureText(result.failure, texts) })
  }
  return (
    <AccountFrame>
      <NotificationPreferences
        preferences={toLoad({ data, error })}
        isHomeOffice={isHomeOffice(user)}
        onPreferenceChange={(key, isEnabled) => void change(key, isEnabled)}
        onRetry={() => void reload()}
      />
    </AccountFrame>
  )
}
