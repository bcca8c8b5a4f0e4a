const storageName = 'producer-portal.clock'

/** Smaller differences are the time an answer takes, and not a wrong clock, in milliseconds. */
const tolerance = 60_000

let offset: number | undefined

/**
 * How far the service's clock is ahead of this computer's, in milliseconds. Sessions end by the service's clock: one
 * here that is an hour fast must not throw anybody out, and one that is slow must not keep a session that is over.
 */
export function clockOffset(): number {
  offset ??= storedOffset()
  return offset
}

/**
 * Learns the service's time from an answer. It is kept for the next page, which looks at the session before any call.
 * @param date the `Date` header; null teaches nothing
 */
export function learnServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '')
  if (Number.isNaN(moment)) return
  const difference = moment - Date.now()
  const learnt = Math.abs(difference) < tolerance ? 0 : difference
  if (Math.abs(learnt - clockOffset()) < tolerance / 2) return
  offset = learnt
  try {
    window.localStorage.setItem(storageName, String(learnt))
  } catch {
    // Storage is blocked: the next page learns it with its first answer.
  }
}

function storedOffset(): number {
  try {
    const stored = Number(window.localStorage.getItem(storageName))
    return Number.isFinite(stored) ? stored : 0
  } catch {
    return 0
  }
}
