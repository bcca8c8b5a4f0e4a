import { revokeSession } from '../data/revoke-session.js'
import { browserCookies } from './browser-cookies.js'
import { loseSession } from './lose-session.js'
import { tellTabs } from './tabs.js'

/**
 * Ends a session that nobody used any more: the token becomes useless at the service, and every tab shows the sign-in
 * page with the reason. Drafts and the path stay for the same user's return.
 */
export function expireSession(): void {
  revokeSession(browserCookies().jwt)
  tellTabs({ kind: 'expired' })
  loseSession('expired')
}
