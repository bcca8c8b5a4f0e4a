'use client'
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { tokens } from '../../tokens/tokens.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import { formatCount } from '../../i18n/format-count.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { tableTexts } from '../../i18n/table-texts.js'
import { useTexts } from '../../i18n/useTexts.js'
import { getPageCount, pageNumbers } from './page-range.js'
import * as S from './Pagination.styles.js'
import { toPaginationLabels, type PaginationLabels } from './pagination-labels.js'

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** Page that is shown, counted from 1. */
  page: number
  /** Rows on a page; 10 by default. */
  pageSize?: number
  /** Rows on all pages together. */
  total: number
  /** Called with the page that users ask for, always one that exists. */
  onPageChange: (page: number) => void
  /** Names the landmark when a page has several; 'Pagination' by default. */
  label?: string
  /** The number of rows is not known yet: a skeleton replaces the text, and there are no buttons. Default: false. */
  isLoading?: boolean
  /** Its texts, such as translations. Default: English. */
  labels?: Partial<PaginationLabels>
}

/** Use it under a list or table that is shown page by page. It says which rows are shown and reads out each move. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize = 10, total, onPageChange, label: ownLabel, isLoading = false, labels: ownLabels, ...rest },
  ref,
) {
  const t = useTexts(tableTexts)
  const locale = useLocale()
  const label = ownLabel ?? t('pagination')
  const labels = { ...toPaginationLabels(t), ...ownLabels }
  const announce = useAnnounce()
  const pageCount = getPageCount({ pageSize, total })
  const current = Math.min(Math.max(1, page), pageCount)
  const goTo = (next: number) => {
    if (next === current || next < 1 || next > pageCount) return
    onPageChange(next)
    announce(labels.moved(next, pageCount, labels.showing({ page: next, pageSize, total })))
  }
  // Not `disabled`: the button that led to the last page keeps the focus there.
  const step = (name: string, icon: typeof ChevronLeftIcon, next: number) => (
    <IconButton
      label={name}
      icon={icon}
      iconSize={16}
      size="small"
      hint={next === current ? labels.pageOf(current, pageCount) : undefined}
      aria-disabled={next === current || undefined}
      onClick={() => goTo(next)}
    />
  )
  if (isLoading) {
    return (
      <S.Root ref={ref} aria-label={label} aria-busy {...rest}>
        <S.Row>
          <Skeleton width={tokens.size.menu} />
        </S.Row>
      </S.Root>
    )
  }
  return (
    <S.Root ref={ref} aria-label={label} {...rest}>
      <S.Row>
        <span>{labels.showing({ page: current, pageSize, total })}</span>
        <S.Controls>
          {step(labels.first, ChevronsLeftIcon, 1)}
          {step(labels.previous, ChevronLeftIcon, Math.max(1, current - 1))}
          <S.Numbers>
            {pageNumbers(current, pageCount).map((number, index) => (
              <li key={number === 'gap' ? `gap-${index}` : number}>
                {number === 'gap' ? (
                  <S.Gap aria-hidden>…</S.Gap>
                ) : (
                  <S.PageButton
                    type="button"
                    aria-label={labels.page(number)}
                    aria-current={number === current ? 'page' : undefined}
                    onClick={() => goTo(number)}
                  >
                    {formatCount(number, locale)}
                  </S.PageButton>
                )}
              </li>
            ))}
          </S.Numbers>
          <S.Summary>{labels.pageOf(current, pageCount)}</S.Summary>
          {step(labels.next, ChevronRightIcon, Math.min(pageCount, current + 1))}
          {step(labels.last, ChevronsRightIcon, pageCount)}
        </S.Controls>
      </S.Row>
    </S.Root>
  )
})
