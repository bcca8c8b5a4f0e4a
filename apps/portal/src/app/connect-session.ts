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
    // A late answer to a call of an ended session doesn't concern a user who has signed out meanwhile
    if (currentSession().status !== 'anonymous') handleSessionLoss(by)
  },
})
