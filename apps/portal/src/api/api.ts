import { createClient } from './client.js'
import type { Call, ClientDependencies } from './client.js'
import { checkConnection, reportReached } from './connection.js'
import { trackSlowRequest } from './slow-requests.js'

/** The session as the client needs it; `connectClient` in `auth/session.ts` provides it. */
export type SessionAccess = Pick<
  ClientDependencies,
  'readToken' | 'readExpiry' | 'now' | 'onServerTime' | 'onSessionLoss' | 'onProofNeeded'
>

let session: SessionAccess = {
  readToken: () => undefined,
  readExpiry: () => null,
  now: () => Math.floor(Date.now() / 1000),
  onSessionLoss: () => undefined,
}

/** Gives the client its tokens, and the callback for calls that lost the session. */
export function connectSession(access: SessionAccess): void {
  session = access
}

const dependencies: ClientDependencies = {
  fetch: (url, init) => window.fetch(url, init),
  readToken: (auth) => session.readToken(auth),
  readExpiry: () => session.readExpiry(),
  now: () => session.now(),
  onServerTime: (date) => {
    reportReached()
    session.onServerTime?.(date)
  },
  onUnreachable: checkConnection,
  onSessionLoss: (reason) => session.onSessionLoss(reason),
  onProofNeeded: async () => (await session.onProofNeeded?.()) === true,
}

/** The client of the app. It tells the user about slow calls. */
export const call: Call = createClient({ ...dependencies, trackRequest: trackSlowRequest })

/**
 * The client for a call that sends files, which reports how much of it is sent.
 * @param onProgress called with percent, from 0 to 100
 */
export function callWithProgress(onProgress: (percent: number) => void): Call {
  return createClient({
    ...dependencies,
    fetch: async (url, init) => {
      const { fetchWithProgress } = await import('./fetch-with-progress.js')
      return fetchWithProgress(onProgress)(url, init)
    },
  })
}
