const two = (value: number) => String(value).padStart(2, '0')

/**
 * The time of an export, in the reader's own time zone.
 * @returns `MM/D/YYYY, hh:mm:ss A`, such as `03/5/2026, 09:07:02 AM`: the day alone has no leading zero
 */
export function exportMoment(now: Date): string {
  const day = `${two(now.getMonth() + 1)}/${now.getDate()}/${now.getFullYear()}`
  const time = `${two(now.getHours() % 12 || 12)}:${two(now.getMinutes())}:${two(now.getSeconds())}`
  return `${day}, ${time} ${now.getHours() < 12 ? 'AM' : 'PM'}`
}

/** The day and the month in the name of an exported file: `0503` on the fifth of March. */
export function exportDay(now: Date): string {
  return `${two(now.getDate())}${two(now.getMonth() + 1)}`
}
