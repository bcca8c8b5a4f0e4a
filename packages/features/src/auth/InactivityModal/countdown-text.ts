/** The words for a time, under which the messages are found. */
type TimeUnit = 'minutes' | 'seconds'
type TranslateUnit = (unit: TimeUnit, values: { readonly count: number }) => string

/** A countdown as the eye reads it: minutes, a colon, two digits of seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * The same as the ear reads it: '9 minutes 5 seconds', without what is zero.
 * @param t gives the text of a unit with its count
 */
export function formatSpokenCountdown(seconds: number, t: TranslateUnit): string {
  const parts: readonly (readonly [TimeUnit, number])[] = [
    ['minutes', Math.floor(seconds / 60)],
    ['seconds', seconds % 60],
  ]
  const filled = parts.filter(([, count]) => count > 0)
  return (filled.length > 0 ? filled : parts.slice(1)).map(([unit, count]) => t(unit, { count })).join(' ')
}
