import { browserCookies } from '../session/browser-cookies.js'
import { loseSession } from '../session/lose-session.js'
import { nowInSeconds } from '../session/now-in-seconds.js'
import { storedExpiry } from '../session/session-storage.js'
import { createClient } from './client.js'

/** The client of the app, standing on this browser's cookies, storage and clock. */
export const call = createClient({
  fetch: (url, init) => window.fetch(url, init),
  readToken: (auth) => (auth === 'credential' ? browserCookies().credential : browserCookies().jwt),
  readExpiry: storedExpiry,
  now: nowInSeconds,
  onAuthFailure: loseSession,
})
