import { formatCount } from '../format-count.js'

/** The number of options that match, as it is read out: '1 result', '3 results'. */
export function defaultResultsText(count: number): string {
  return count === 1 ? '1 result' : `${formatCount(count)} results`
}

/** Under a list that does not show all that matches. */
export function defaultMoreText(shown: number, total: number): string {
  return `Showing ${formatCount(shown)} of ${formatCount(total)}. Type more to narrow the list.`
}
