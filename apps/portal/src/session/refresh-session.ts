import { dropDraftsOfOthers } from '../state/draft-storage.js'
import { changeSession, currentSession } from '../state/session-state.js'
import { browserCookies } from './browser-cookies.js'
import { endExpiredSession } from './end-session.js'
import { loseSession } from './lose-session.js'
import { nowInSeconds } from './now-in-seconds.js'
import { readSession } from './read-session.js'
import { clearStoredSession, storedSession, storeSession } from './session-storage.js'

/**
 * Reads the cookies again: at the start, at every change of page, and when another tab has signed in. Whose session is
 * gone leaves no answers behind, and the page of one user never goes on with the session of another.
 */
export function refreshSession(): void {
  const reading = readSession(browserCookies(), storedSession(), nowInSeconds())
  const known = currentSession()
  if (reading.kind === 'lost') return loseSession(reading.reason)
  if (reading.kind === 'anonymous') {
    clearStoredSession()
    if (known.status === 'authenticated') endExpiredSession()
    else if (known.status !== 'anonymous') changeSession({ status: 'anonymous' })
    return
  }
  if (known.status === 'authenticated' && known.user.userId !== reading.user.userId) return startAnew()
  storeSession(reading.toStore)
  if (known.status === 'authenticated' && isSame(known.user, reading.user)) return
  dropDraftsOfOthers(reading.user.userId)
  changeSession({ status: 'authenticated', user: reading.user })
}

/** Somebody else is signed in: nothing of the first user stays, in memory or on the screen. */
export function startAnew(): void {
  changeSession({ status: 'unknown' })
  window.location.reload()
}

function isSame(known: unknown, read: unknown): boolean {
  return JSON.stringify(known) === JSON.stringify(read)
}
