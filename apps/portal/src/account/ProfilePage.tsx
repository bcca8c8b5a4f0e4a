import { FullProfile } from '@producer-portal/features/account'
import { useProfile } from './queries.js'
import { useSignInMethod } from '../config/queries.js'
import { AccountFrame } from './AccountFrame.js'
import { useUser } from '../auth/state.js'

/** /profile: all that is on file about the signed-in user. */
export function ProfilePage() {
  const user = useUser()
  const { data: profile } = useProfile()
  const signInMethod = useSignInMethod()
  return (
    <AccountFrame>{profile && <FullProfile user={user} profile={profile} signInMethod={signInMethod} />}</AccountFrame>
  )
}
