/** The number in figures, or the cap with a plus where the number is greater: 100 reads '99+'. */
export function formatCappedCount(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count)
}
