import { useSyncExternalStore } from 'react'

/** A request under way that the user can do something about. */
export interface TrackedRequest {
  /** A read can be sent again without harm; of a change it's unknown whether the service has made it. */
  readonly isRead: boolean
  /** Sends it again; the caller gets the answer of the last attempt. */
  readonly retry: () => void
  /** Ends it as if it had timed out. */
  readonly cancel: () => void
}

/** The time a request may take before the user is told, in milliseconds. */
const slowAfter = 8_000

let slow: readonly TrackedRequest[] = []
const listeners = new Set<() => void>()

/**
 * Lists a request as slow once it takes longer than usual. SWR's `onLoadingSlow` doesn't do: it covers neither changes
 * nor reloads, and can't abort the slow request, whose timeout would later overwrite the answer of the second one.
 * @returns call it when the request has ended
 */
export function trackSlowRequest(request: TrackedRequest): () => void {
  const timer = setTimeout(() => change([...slow, request]), slowAfter)
  return () => {
    clearTimeout(timer)
    if (slow.includes(request)) change(slow.filter((other) => other !== request))
  }
}

/** The requests that are slow now; the same array until it changes. */
export function useSlowRequests(): readonly TrackedRequest[] {
  return useSyncExternalStore(subscribe, () => slow)
}

function change(next: readonly TrackedRequest[]): void {
  slow = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
