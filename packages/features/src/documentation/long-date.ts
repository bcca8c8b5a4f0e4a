const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as running text shows it: 'March 29, 2024' for 2024-03-29. */
export function longDate(day: string): string {
  return format.format(new Date(day))
}
