import * as v from 'valibot'
import { storedValue } from '../storage/stored.js'

const stored = storedValue('device', 'clock', v.number(), 0)

/** Smaller differences are the time an answer takes rather than a wrong clock, in milliseconds. */
const tolerance = 60_000

let offset: number | undefined

/**
 * The lead of the service's clock over this computer's, in milliseconds. Sessions end by the service's clock: a fast
 * clock here must not sign anyone out, and a slow one must not keep a session that is over.
 */
export function clockOffset(): number {
  offset ??= stored.read()
  return offset
}

/** The time by the service's clock in seconds since 1970, as session expiry is compared. */
export function nowInSeconds(): number {
  return Math.floor((Date.now() + clockOffset()) / 1000)
}

/**
 * Updates the offset from an answer of the service. It is stored for the next page, which reads the session before its
 * first call.
 * @param date the `Date` header; null changes nothing
 */
export function updateClockOffset(date: string | null): void {
  const serverTime = Date.parse(date ?? '')
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  const next = Math.abs(difference) < tolerance ? 0 : difference
  if (Math.abs(next - clockOffset()) < tolerance / 2) return
  offset = next
  stored.write(next)
}
