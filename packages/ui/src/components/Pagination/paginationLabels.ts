import { showingText, type PageSetting } from './pageRange.js'

/** Every text of the page buttons. */
export interface PaginationLabels {
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  /** Why the buttons that lead back cannot be pressed on the first page. */
  readonly atFirst: string
  /** Why those that lead on cannot be pressed on the last. */
  readonly atLast: string
  /** Name of the button of one page. */
  page(page: number): string
  /** Stands between the buttons where there is no room for one a page. */
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
  atFirst: 'This is the first page.',
  atLast: 'This is the last page.',
  page: (page) => `Page ${page}`,
  pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
  showing: showingText,
  moved: (page, pageCount, showing) => `Page ${page} of ${pageCount}. ${showing}`,
}
