import type { Endpoint, EndpointAnswer } from '@producer-portal/domain/endpoint'
import { classifyAuthFailure } from '@producer-portal/domain/session'
import type { CallOutcome } from '@producer-portal/domain/session'
import type { LostSession } from '../session/session.js'
import { readAnswer } from './answer.js'
import type { Answer } from './answer.js'
import { startDeadline } from './deadline.js'
import { Fault, NetworkFault, TimeoutFault } from './faults.js'
import { prepareRequest } from './request.js'
import type { CallRequest } from './request.js'

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Milliseconds until the call gives up with a TimeoutFault; 30,000 by default. */
  readonly timeout?: number
}

/** What the client stands on; the app hands in the browser's, a test its own. */
export interface ClientParts {
  readonly fetch: typeof globalThis.fetch
  /** The bearer of a call: the session token, or the credential for the session migration. */
  readonly readToken: (auth: Endpoint['auth']) => string | undefined
  /** When the session ends, in seconds since 1970; null while unknown. */
  readonly readExpiry: () => number | null
  /** Seconds since 1970. */
  readonly now: () => number
  /** Hears the service's time with every answer: the `Date` header, null where it has none. */
  readonly onServerTime?: (date: string | null) => void
  /** Hears of every call that lost the session. */
  readonly onAuthFailure: (failure: LostSession) => void
}

/** Calls an endpoint of the table. Statuses below 500 are answers; everything else rejects with a Fault. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  request: CallRequest<E>,
  options?: CallOptions,
) => Promise<Answer<EndpointAnswer<E>>>

const defaultTimeout = 30_000

/** Makes the one client of the app from the endpoint table: every call of the portal passes through it. */
export function createClient(parts: ClientParts): Call {
  const report = (endpoint: Endpoint, outcome: Outcome) => {
    const failure = classifyAuthFailure({ ...endpoint, ...outcome }, parts.now(), parts.readExpiry())
    if (failure !== 'none') parts.onAuthFailure(failure)
  }

  return async (endpoint, request, { signal, timeout = defaultTimeout } = {}) => {
    const deadline = startDeadline(signal, timeout)
    try {
      const { url, init } = prepareOrReport()
      const response = await parts.fetch(url, { ...init, signal: deadline.signal })
      parts.onServerTime?.(response.headers.get('date'))
      const answer = await readAnswer(endpoint, response)
      if (!answer.ok) report(endpoint, { status: answer.status, hasMessage: hasWords(answer) })
      return answer as Answer<EndpointAnswer<typeof endpoint>>
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof Fault || error instanceof MalformedCall) throw error
      report(endpoint, { status: null })
      if (deadline.hasPassed()) throw new TimeoutFault(endpoint.name, `${endpoint.name} took too long`, error)
      throw new NetworkFault(endpoint.name, messageOf(error), error)
    } finally {
      deadline.stop()
    }

    function prepareOrReport() {
      try {
        return prepareRequest(endpoint, request, parts.readToken(endpoint.auth))
      } catch (error) {
        report(endpoint, { status: null, isBadUrl: true })
        throw new MalformedCall(messageOf(error), { cause: error })
      }
    }
  }
}

type Outcome = Pick<CallOutcome, 'status' | 'hasMessage' | 'isBadUrl'>

function hasWords({ message, errors }: { readonly message: string | undefined; readonly errors: readonly string[] }) {
  return Boolean(message) || errors.length > 0
}

/** A defect of the caller: the request has no address. Not a fault, so it is never tried again. */
class MalformedCall extends Error {
  override name = 'MalformedCall'
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Network Error'
}
