import type { tableTexts } from '../../i18n/table-texts.js'
import type { Translate } from '../../i18n/useTexts.js'
import { type PageSetting, rowRange } from './page-range.js'

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

/** The texts of the page buttons in the language of the page. */
export function toPaginationLabels(t: Translate<typeof tableTexts.entries>): PaginationLabels {
  return {
    first: t('firstPage'),
    previous: t('previousPage'),
    next: t('nextPage'),
    last: t('lastPage'),
    page: (page) => t('page', { page }),
    pageOf: (page, pages) => t('pageOf', { page, pages }),
    showing: (setting) => t('showing', { ...rowRange(setting), total: setting.total }),
    moved: (page, pages, showing) => t('moved', { page, pages, showing }),
  }
}
