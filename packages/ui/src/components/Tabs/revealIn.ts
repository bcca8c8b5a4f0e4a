/** Room at an end of the row that the fade and its button take, in px. */
const margin = 48

/** Scrolls a row sideways until the part stands clear of its ends, and nothing else. */
export function revealIn(row: HTMLElement, part: HTMLElement): void {
  const outer = row.getBoundingClientRect()
  const inner = part.getBoundingClientRect()
  const before = inner.left - outer.left - margin
  const after = inner.right - outer.right + margin
  if (before < 0) row.scrollLeft += before
  else if (after > 0) row.scrollLeft += Math.min(before, after)
}
