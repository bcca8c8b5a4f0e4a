const counts = new Intl.NumberFormat('en-US')

/** A number of things as users read it: '10,000'. */
export function formatCount(count: number): string {
  return counts.format(count)
}
