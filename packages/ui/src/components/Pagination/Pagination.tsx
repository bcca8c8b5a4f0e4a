'use client'
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from 'lucide-react'
import { forwardRef, type HTMLAttributes } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { IconButton } from '../IconButton/IconButton.js'
import { pageCountOf, pageNumbers, showingText } from './pageRange.js'
import * as S from './Pagination.styles.js'

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** Page that is shown, counted from 1. */
  page: number
  /** Rows on a page; 10 by default. */
  pageSize?: number
  /** Rows on all pages together. */
  total: number
  /** Called with the page that people ask for, always one that exists. */
  onPageChange: (page: number) => void
  /** Names the landmark when a page has several; 'Pagination' by default. */
  label?: string
}

/** Use it under a list or table that is shown page by page. It says which rows are shown and reads out each move. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageSize = 10, total, onPageChange, label = 'Pagination', ...rest },
  ref,
) {
  const announce = useAnnounce()
  const pageCount = pageCountOf({ pageSize, total })
  const current = Math.min(Math.max(1, page), pageCount)
  const goTo = (next: number) => {
    if (next === current || next < 1 || next > pageCount) return
    onPageChange(next)
    announce(`Page ${next} of ${pageCount}. ${showingText({ page: next, pageSize, total })}`)
  }
  // Not `disabled`: the button that led to the last page keeps the focus there.
  const step = (name: string, glyph: typeof ChevronLeftIcon, next: number) => (
    <IconButton
      name={name}
      glyph={glyph}
      iconSize={16}
      size="small"
      aria-disabled={next === current || undefined}
      onClick={() => goTo(next)}
    />
  )
  return (
    <S.Root ref={ref} aria-label={label} {...rest}>
      <S.Row>
        <span>{showingText({ page: current, pageSize, total })}</span>
        <S.Controls>
          {step('First page', ChevronsLeftIcon, 1)}
          {step('Previous page', ChevronLeftIcon, Math.max(1, current - 1))}
          <S.Numbers>
            {pageNumbers(current, pageCount).map((number, index) => (
              <li key={number === 'gap' ? `gap-${index}` : number}>
                {number === 'gap' ? (
                  <S.Gap aria-hidden>…</S.Gap>
                ) : (
                  <S.PageButton
                    type="button"
                    aria-label={`Page ${number}`}
                    aria-current={number === current ? 'page' : undefined}
                    onClick={() => goTo(number)}
                  >
                    {number}
                  </S.PageButton>
                )}
              </li>
            ))}
          </S.Numbers>
          <S.Summary>{`Page ${current} of ${pageCount}`}</S.Summary>
          {step('Next page', ChevronRightIcon, Math.min(pageCount, current + 1))}
          {step('Last page', ChevronsRightIcon, pageCount)}
        </S.Controls>
      </S.Row>
    </S.Root>
  )
})
