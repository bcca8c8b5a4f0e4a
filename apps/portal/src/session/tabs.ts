import { changePendingSignIn } from '../state/pending-sign-in.js'
import { currentSession } from '../state/session-state.js'
import { refreshSession } from './refresh-session.js'
import { openTabLine } from './tab-line.js'
import type { TabLine, TabNews } from './tab-line.js'

let line: TabLine | undefined

/** From now on this tab follows the others: signed out with them, and never one user's page with another's token. */
export function joinTabs(): void {
  line ??= openTabLine(follow)
}

/** Tells the other tabs of a sign-in or a sign-out here. */
export function tellTabs(news: TabNews): void {
  line?.tell(news)
}

function follow(news: TabNews): void {
  const session = currentSession()
  const isSignedIn = session.status === 'authenticated'
  if (news.kind === 'signed-out') {
    window.sessionStorage.clear()
    changePendingSignIn(null)
    if (isSignedIn) window.location.replace('/login')
  } else if (isSignedIn && session.user.userId !== news.userId) {
    window.location.reload()
  } else {
    refreshSession()
  }
}
