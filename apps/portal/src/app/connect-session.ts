import { connectSession } from '../api/api.js'
import { nowInSeconds, updateClockOffset } from '../auth/clock.js'
import { browserCookies, storedExpiry } from '../auth/cookies.js'
import { handleSessionLoss } from '../auth/session.js'
import { currentSession } from '../auth/state.js'

connectSession({
  readToken: (auth) => (auth === 'credential' ? browserCookies().credential : browserCookies().jwt),
  readExpiry: storedExpiry,
  now: nowInSeconds,
  onServerTime: updateClockOffset,
  onSessionLoss: (by) => {
    // The late answer to a call of a session that is over doesn't concern a user who is signed out by now
    if (currentSession().status !== 'anonymous') handleSessionLoss(by)
  },
})
