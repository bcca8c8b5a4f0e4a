import { browserCookies } from '../session/browser-cookies.js'
import { learnServerTime } from '../session/clock.js'
import { loseSession } from '../session/lose-session.js'
import { nowInSeconds } from '../session/now-in-seconds.js'
import { storedExpiry } from '../session/session-storage.js'
import { currentSession } from '../state/session-state.js'
import { createClient } from './client.js'
import type { Call, ClientParts } from './client.js'
import { patientCall } from './patient-call.js'

const parts: ClientParts = {
  fetch: (url, init) => window.fetch(url, init),
  readToken: (auth) => (auth === 'credential' ? browserCookies().credential : browserCookies().jwt),
  readExpiry: storedExpiry,
  now: nowInSeconds,
  onServerTime: learnServerTime,
  onAuthFailure: (reason) => {
    // A call that outlived its session says nothing to somebody who is signed out by now.
    if (currentSession().status !== 'anonymous') loseSession(reason)
  },
}

/** The client of the app, standing on this browser's cookies, storage and clock; slow calls are shown to the user. */
export const call = patientCall(createClient(parts))

/**
 * The client for a call that sends files: the same rules, and it tells how far the sending is.
 * @param onProgress hears percent, from 0 to 100
 */
export function callWithProgress(onProgress: (percent: number) => void): Call {
  return createClient({
    ...parts,
    fetch: async (url, init) => {
      const { fetchWithProgress } = await import('./fetch-with-progress.js')
      return fetchWithProgress(onProgress)(url, init)
    },
  })
}
