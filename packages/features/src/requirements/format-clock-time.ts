const clockTimes = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The time of day as the producer's own clock shows it: '3:05 PM'. */
export function formatClockTime(at: Date | number): string {
  return clockTimes.format(at)
}
