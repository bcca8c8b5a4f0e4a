import { changeSession } from '../state/session-state.js'
import { endExpiredSession } from './end-session.js'
import { rememberPath } from './return-path.js'
import type { LostSession } from './session.js'

/**
 * Leaves a session that is over. `logout` goes through the sign-out page. `expired` forgets the user, keeps the path and
 * the drafts, and shows the sign-in page with the reason. Both load the page anew, so nothing of the user stays in
 * memory.
 */
export function loseSession(reason: LostSession): void {
  const { pathname, search, hash } = window.location
  const target = `/${reason}`
  if (pathname === target) return changeSession({ status: 'anonymous' })
  if (reason === 'expired') {
    endExpiredSession()
    rememberPath(pathname + search + hash)
  }
  // Until the page is gone: nobody is sent to /login meanwhile, nor asked whether to leave.
  changeSession({ status: 'unknown' })
  window.location.replace(target)
}
