import { dropDraftsOfOthers } from '../state/draft-storage.js'
import { changeSession, currentSession } from '../state/session-state.js'
import { browserCookies } from './browser-cookies.js'
import { loseSession } from './lose-session.js'
import { nowInSeconds } from './now-in-seconds.js'
import { readSession } from './read-session.js'
import { clearStoredSession, storedSession, storeSession } from './session-storage.js'

/** Reads the cookies again: at the start, at every change of page, and when another tab has signed in. */
export function refreshSession(): void {
  const reading = readSession(browserCookies(), storedSession(), nowInSeconds())
  if (reading.kind === 'lost') return loseSession(reading.reason)
  if (reading.kind === 'anonymous') {
    clearStoredSession()
    if (currentSession().status !== 'anonymous') changeSession({ status: 'anonymous' })
    return
  }
  storeSession(reading.toStore)
  const known = currentSession()
  if (known.status === 'authenticated' && isSame(known.user, reading.user)) return
  dropDraftsOfOthers(reading.user.userId)
  changeSession({ status: 'authenticated', user: reading.user })
}

function isSame(known: unknown, read: unknown): boolean {
  return JSON.stringify(known) === JSON.stringify(read)
}
