import type { Requirement } from './requirement.ts'

/** Changes take up to this long to reach the carrier's systems, in milliseconds. */
export const statusDelay = 30 * 60_000

/** Kept by the browser when the producer has answered a requirement, since the server shows it only later. */
export interface SentMarker {
  readonly requirementId: string
  /** The server's status at the time of sending. */
  readonly status: string | null
  /** Milliseconds since 1970. */
  readonly sentAt: number
}

/** The marker to keep for an answer that was sent just now. */
export function markSent({ id, status }: Pick<Requirement, 'id' | 'status'>, now: Date): SentMarker {
  return { requirementId: id, status, sentAt: now.getTime() }
}

/** A marker holds until the server's status changes or 30 minutes have passed. */
export function isSent(
  { id, status }: Pick<Requirement, 'id' | 'status'>,
  markers: readonly SentMarker[],
  now: Date,
): boolean {
  return markers.some(
    (marker) => marker.requirementId === id && marker.status === status && now.getTime() - marker.sentAt < statusDelay,
  )
}
