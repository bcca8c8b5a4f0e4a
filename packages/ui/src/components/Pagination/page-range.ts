/** A page of a list: `page` counts from 1. */
export interface PageSetting {
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** Number of pages, at least 1. */
export function getPageCount({ pageSize, total }: Pick<PageSetting, 'pageSize' | 'total'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** First and last row on the page, counted from 1; 0 and 0 when there are none. */
export function rowRange({ page, pageSize, total }: PageSetting): { first: number; last: number } {
  if (total <= 0) return { first: 0, last: 0 }
  const current = Math.min(Math.max(1, page), getPageCount({ pageSize, total }))
  return { first: (current - 1) * pageSize + 1, last: Math.min(current * pageSize, total) }
}

/** The page numbers to offer: the first, the last, the current and its neighbors; 'gap' where some are left out. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pageCount]
  // The ends keep the row as wide as in the middle, so the buttons stay where the pointer is.
  if (page <= 3) near.push(2, 3, 4)
  if (page >= pageCount - 2) near.push(pageCount - 3, pageCount - 2, pageCount - 1)
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
