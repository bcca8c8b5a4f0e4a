import { refreshSession } from './refresh-session.js'

/**
 * From now on a page that the Back button takes out of the browser's memory looks at the session before anything
 * else: it is as old as its visit, and its user may have signed out since.
 */
export function followHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshSession()
  })
}
