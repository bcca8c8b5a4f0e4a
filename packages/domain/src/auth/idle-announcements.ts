/**
 * The moments at which a screen reader is told how much time is left: every full minute, then every 15 seconds, then
 * once at 20 seconds.
 * @param countdownSeconds length of the countdown; its start is announced by the prompt itself
 * @returns remaining seconds, falling
 */
export function idleAnnouncements(countdownSeconds: number): readonly number[] {
  const minutes = Array.from({ length: Math.floor(countdownSeconds / 60) }, (_, index) => (index + 1) * 60)
  return [...minutes.toReversed(), 45, 30, 20].filter((seconds) => seconds < countdownSeconds)
}

/**
 * The announcement that was due between two checks, the latest if sleep skipped several; null if none.
 * @param beforeSeconds remaining seconds at the last check
 * @param nowSeconds remaining seconds now
 */
export function dueIdleAnnouncement(
  countdownSeconds: number,
  beforeSeconds: number,
  nowSeconds: number,
): number | null {
  const due = idleAnnouncements(countdownSeconds).filter((at) => at < beforeSeconds && at >= nowSeconds)
  return due.at(-1) ?? null
}
