import { cookieNames } from '@producer-portal/domain/session'
import type { CookieKey } from '@producer-portal/domain/session'
import { clearCache } from '../data/clear-cache.js'
import { changeAuthentication } from '../state/authentication-state.js'
import { clearAllButDrafts } from '../state/draft-storage.js'
import { changePendingSignIn } from '../state/pending-sign-in.js'
import { forgetSeenLists } from '../state/seen-lists.js'
import { changeSession } from '../state/session-state.js'
import { forgetActivity } from './activity.js'
import { removeCookie } from './browser-cookies.js'

/** The remembered device outlives the session: it spares its owner the second factor for 30 days. */
const kept: readonly string[] = ['mfaToken' satisfies CookieKey]

/** Forgets everything of this user in this browser: session storage, cookies, answers kept in memory, state. */
export function endSession(): void {
  window.sessionStorage.clear()
  forgetSession()
}

/** The same for a session that ran out: what its user has typed in this tab stays for the next sign-in. */
export function endExpiredSession(): void {
  clearAllButDrafts()
  forgetSession()
}

function forgetSession(): void {
  for (const key of cookieKeys) if (!kept.includes(key)) removeCookie(key)
  forgetActivity()
  clearCache()
  forgetSeenLists()
  changePendingSignIn(null)
  changeAuthentication({ kind: 'signed-out' })
  changeSession({ status: 'anonymous' })
}

const cookieKeys = Object.keys(cookieNames) as CookieKey[]
