import { changePendingSignIn } from '../state/pending-sign-in.js'
import { changeSession, currentSession } from '../state/session-state.js'
import { hearActivity } from './activity.js'
import { loseSession } from './lose-session.js'
import { refreshSession, startAnew } from './refresh-session.js'
import { openTabLine } from './tab-line.js'
import type { TabLine, TabNews } from './tab-line.js'

let line: TabLine | undefined

/** From now on this tab follows the others: signed out with them, and never one user's page with another's token. */
export function joinTabs(): void {
  line ??= openTabLine(follow)
}

/** Tells the other tabs of a sign-in, a sign-out, an end or activity here. */
export function tellTabs(news: TabNews): void {
  line?.tell(news)
}

function follow(news: TabNews): void {
  if (news.kind === 'active') return hearActivity(news.atMs)
  const session = currentSession()
  const isSignedIn = session.status === 'authenticated'
  if (news.kind === 'expired') return isSignedIn ? loseSession('expired') : undefined
  if (news.kind === 'signed-out') return followOut(isSignedIn)
  return isSignedIn && session.user.userId !== news.userId ? startAnew() : refreshSession()
}

function followOut(isSignedIn: boolean): void {
  window.sessionStorage.clear()
  changePendingSignIn(null)
  if (!isSignedIn) return
  changeSession({ status: 'unknown' }) // nothing of the user stays on the screen until the page is gone
  window.location.replace('/login')
}
