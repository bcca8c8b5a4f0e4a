import type { Locale } from './locale.js'

/** A number of things as users read it: '10,000'. */
export function formatCount(count: number, { tag }: Locale): string {
  return count.toLocaleString(tag)
}
