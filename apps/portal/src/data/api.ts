import { browserCookies } from '../session/browser-cookies.js'
import { learnServerTime } from '../session/clock.js'
import { loseSession } from '../session/lose-session.js'
import { nowInSeconds } from '../session/now-in-seconds.js'
import { storedExpiry } from '../session/session-storage.js'
import { currentSession } from '../state/session-state.js'
import { createClient } from './client.js'
import { patientCall } from './patient-call.js'

const client = createClient({
  fetch: (url, init) => window.fetch(url, init),
  readToken: (auth) => (auth === 'credential' ? browserCookies().credential : browserCookies().jwt),
  readExpiry: storedExpiry,
  now: nowInSeconds,
  onServerTime: learnServerTime,
  onAuthFailure: (reason) => {
    // A call that outlived its session says nothing to somebody who is signed out by now.
    if (currentSession().status !== 'anonymous') loseSession(reason)
  },
})

/** The client of the app, standing on this browser's cookies, storage and clock; slow calls are shown to the user. */
export const call = patientCall(client)
