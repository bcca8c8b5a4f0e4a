import { Preferences } from '@producer-portal/features/account'
import { useUser } from '../auth/state.js'
import { AccountFrame } from './AccountFrame.js'
import { useProfile } from './queries.js'
import { useProfilePreference } from './useProfilePreference.js'

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
