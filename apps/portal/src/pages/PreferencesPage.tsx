import { useMessages } from '@producer-portal/features/messages'
import { Preferences, profileMessages } from '@producer-portal/features/profile'
import { useFieldDirectory } from '../data/useFieldDirectory.js'
import { useProfile } from '../data/useProfile.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { useUser } from '../state/session-state.js'
import { useTextAlertsChoice } from './useTextAlertsChoice.js'
import { useToldChoice } from './useToldChoice.js'

/** /preferences: the choices that the signed-in user makes about themselves. */
export function PreferencesPage() {
  const say = useMessages(profileMessages)
  const user = useUser()
  const { data: profile } = useProfile()
  const textAlerts = useTextAlertsChoice()
  const fieldDirectory = useToldChoice(useFieldDirectory(), (isIncluded) =>
    say(isIncluded ? 'fieldDirectoryIncluded' : 'fieldDirectoryRemoved'),
  )
  return (
    <AccountFrame>
      {profile && (
        <Preferences
          user={user}
          profile={profile}
          fieldDirectoryFailure={fieldDirectory.failure}
          textAlertsFailure={textAlerts.failure}
          onFieldDirectoryChange={fieldDirectory.choose}
          onTextAlertsChange={textAlerts.choose}
        />
      )}
    </AccountFrame>
  )
}
