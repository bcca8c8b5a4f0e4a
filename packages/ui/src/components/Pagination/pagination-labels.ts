import { formatCount } from '../format-count.js'
import { getShowingText, type PageSetting } from './page-range.js'

/** Every text of the page buttons. */
export interface PaginationLabels {
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  /** Name of the button of one page. */
  page(page: number): string
  /** Stands between the buttons where there is no space for one a page; said by a button that leads nowhere from here. */
  pageOf(page: number, pageCount: number): string
  /** Says which rows are shown. */
  showing(setting: PageSetting): string
  /** Said once after a move. */
  moved(page: number, pageCount: number, showing: string): string
}

export const englishPaginationLabels: PaginationLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page) => `Page ${formatCount(page)}`,
  pageOf: (page, pageCount) => `Page ${formatCount(page)} of ${formatCount(pageCount)}`,
  showing: getShowingText,
  moved: (page, pageCount, showing) => `Page ${formatCount(page)} of ${formatCount(pageCount)}. ${showing}`,
}
