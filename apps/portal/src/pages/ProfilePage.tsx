import { FullProfile } from '@producer-portal/features/profile'
import { useProfile } from '../data/useProfile.js'
import { useSignInMethod } from '../data/useSignInMethod.js'
import { AccountFrame } from '../frame/AccountFrame.js'
import { useUser } from '../state/session-state.js'

/** /profile: all that is on file about the signed-in user. */
export function ProfilePage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const signInMethod = useSignInMethod()
  return (
    <AccountFrame>{profile && <FullProfile user={user} profile={profile} signInMethod={signInMethod} />}</AccountFrame>
  )
}
