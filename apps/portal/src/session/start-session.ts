import { changeAuthentication } from '../state/authentication-state.js'
import { changePendingSignIn } from '../state/pending-sign-in.js'
import { currentSession } from '../state/session-state.js'
import { noteActivity } from './activity.js'
import { browserCookies } from './browser-cookies.js'
import { refreshSession } from './refresh-session.js'
import { tellTabs } from './tabs.js'

/** Takes over the session that the service's cookies hold, and says whether there is one. */
export function startSession(): boolean {
  if (!browserCookies().jwt) return false
  refreshSession()
  const session = currentSession()
  if (session.status !== 'authenticated') return false
  changeAuthentication({ kind: 'signed-in' })
  noteActivity(Date.now())
  changePendingSignIn(null)
  tellTabs({ kind: 'signed-in', userId: session.user.userId })
  return true
}
