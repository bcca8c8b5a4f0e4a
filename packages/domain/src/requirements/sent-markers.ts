import type { Requirement } from './requirement.ts'

/** Changes take up to this long to reach the carrier's systems, in milliseconds. */
export const statusDelay = 30 * 60_000

/** A file of an answer; `size` in bytes. */
export interface SentFile {
  readonly name: string
  readonly size: number
}

/** Kept by the browser when the producer has answered a requirement, since the server shows it only later. */
export interface SentMarker {
  readonly requirementId: string
  /** The server's status at the time of sending. */
  readonly status: string | null
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** The documents that were sent, in their order; none for a comment. */
  readonly files?: readonly SentFile[]
}

/** The browser's knowledge beyond the server's: the recently sent answers, and the time. */
export interface SentContext {
  readonly markers: readonly SentMarker[]
  readonly now: Date
}

/** The marker to keep for an answer that was sent just now. */
export function markSent(
  { id, status }: Pick<Requirement, 'id' | 'status'>,
  now: Date,
  files?: readonly SentFile[],
): SentMarker {
  return { requirementId: id, status, sentAt: now.getTime(), ...(files && { files }) }
}

/** A marker holds until the server's status changes or 30 minutes have passed. */
export function isSent(
  requirement: Pick<Requirement, 'id' | 'status'>,
  markers: readonly SentMarker[],
  now: Date,
): boolean {
  return findSentMarker(requirement, markers, now) !== undefined
}

/** The latest marker that still holds for a requirement. */
export function findSentMarker(
  { id, status }: Pick<Requirement, 'id' | 'status'>,
  markers: readonly SentMarker[],
  now: Date,
): SentMarker | undefined {
  return markers.findLast(
    (marker) => marker.requirementId === id && marker.status === status && now.getTime() - marker.sentAt < statusDelay,
  )
}
