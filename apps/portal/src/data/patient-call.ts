import type { Endpoint } from '@producer-portal/domain/endpoint'
import type { Call } from './client.js'
import { TimeoutFault } from './faults.js'
import { watchCall } from './slow-calls.js'

/**
 * The same calls, of which the slow ones are in the hands of the user: tried again without the caller noticing, or
 * ended with a TimeoutFault. Files take their time and show their own progress.
 */
export function patientCall(call: Call): Call {
  return async (endpoint, request, options = {}) => {
    if (isLong(endpoint)) return call(endpoint, request, options)
    for (;;) {
      const attempt = startAttempt(endpoint, options.signal)
      try {
        return await call(endpoint, request, { ...options, signal: attempt.signal })
      } catch (error) {
        options.signal?.throwIfAborted()
        if (attempt.decision() === 'again') continue
        if (attempt.decision() === 'stop') throw new TimeoutFault(endpoint.name, `${endpoint.name} was given up`, error)
        throw error
      } finally {
        attempt.stop()
      }
    }
  }
}

function isLong({ requestType, answerType }: Endpoint): boolean {
  return requestType === 'multipart' || answerType === 'pdf'
}

/** One try of a call: follows the caller's signal, and what the user decides. */
function startAttempt({ method }: Endpoint, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  let decision: 'again' | 'stop' | undefined
  const decide = (next: 'again' | 'stop') => () => {
    decision = next
    controller.abort()
  }
  const follow = () => controller.abort(outer?.reason)
  if (outer?.aborted) follow()
  outer?.addEventListener('abort', follow)
  const forget = watchCall({ isReading: method === 'GET', tryAgain: decide('again'), giveUp: decide('stop') })
  return {
    signal: controller.signal,
    decision: () => decision,
    stop: () => {
      forget()
      outer?.removeEventListener('abort', follow)
    },
  }
}
