'use client'
import { forwardRef, Suspense, useImperativeHandle, useMemo, useRef, type ForwardedRef, type ReactElement } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { TableCards } from './cards/TableCards.js'
import * as S from './DataTable.styles.js'
import type { DataTableProps } from './DataTableProps.js'
import { englishLabels } from './labels.js'
import { frameProps } from './frameProps.js'
import { useColumnWidths } from './resizing/useColumnWidths.js'
import { TableGrid } from './TableGrid.js'
import { rowHeightVariable } from './tableVariables.js'
import { useFullText } from './useFullText.js'
import { useShownRows } from './useShownRows.js'
import { useTableViewport } from './useTableRoom.js'
import { useTableSort } from './useTableSort.js'

/*
 * Parts that most tables do not need at first, and that bring a good deal with them: they load when they are shown, so
 * that a table on its own stays small.
 */
const LazyCards = lazyComponent(
  () => import('./cards/TableCards.js').then((module) => module.TableCards),
  { preload: false },
  // A lazy component knows no type parameters: the cast gives the part its own.
) as unknown as typeof TableCards
const LazyNotice = lazyComponent(() => import('./TableNotice.js').then((module) => module.TableNotice), {
  preload: false,
})
const LazyPagination = lazyComponent(() => import('../Pagination/Pagination.js').then((module) => module.Pagination), {
  preload: false,
})
const LazyFullText = lazyComponent(
  () => import('../TruncatedText/FullTextModal.js').then((module) => module.FullTextModal),
  { fallback: null, preload: false },
)

function Table<Row>(table: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { state = 'ready', pagination, labels: ownLabels } = table
  const labels = useMemo(() => ({ ...englishLabels, ...ownLabels }), [ownLabels])
  const { sort, sortBy, changeSort } = useTableSort(table, labels)
  const shown = useShownRows(table, sort)
  const fullText = useFullText(table.onShowFullText)
  const { ownWidths, resize } = useColumnWidths(table)

  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, [])
  const ruler = useRef<HTMLSpanElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useTableViewport({ frame, ruler, scroller, cardBreakpoint: table.cardBreakpoint })
  const notice = state === 'error' ? 'error' : state === 'ready' && shown.total === 0 ? 'empty' : null

  const parts = { table, shown, sort, labels, onShowFullText: fullText.show }
  return (
    <S.Frame
      ref={frame}
      data-framed={table.hasFrame === false ? undefined : ''}
      data-continuous={pagination ? undefined : ''}
      data-message={notice ? '' : undefined}
      data-cards={room?.isNarrow ? '' : undefined}
      data-openable={table.onRowAction ? '' : undefined}
      {...frameProps(table)}
      style={{ ...rowHeightVariable(table.rowHeight), ...table.style }}
    >
      <span ref={ruler} className="dt-ruler" />
      <span className="dt-hidden" role="status">
        {state === 'loading' ? labels.loading : ''}
      </span>
      <Suspense fallback={null}>
        {room?.isNarrow && <LazyCards {...parts} onSortChange={changeSort} />}
        {room?.isNarrow === false && (
          <TableGrid
            {...parts}
            room={room}
            scroller={scroller}
            ownWidths={ownWidths}
            onSort={sortBy}
            onResize={table.isResizable ? resize : undefined}
          />
        )}
      </Suspense>
      {notice && (
        <S.Message>
          <Suspense fallback={null}>
            {table[`${notice}State`] ?? <LazyNotice kind={notice} labels={labels} onRetry={table.onRetry} />}
          </Suspense>
        </S.Message>
      )}
      {pagination && state !== 'error' && (
        <S.Footer>
          <Suspense fallback={null}>
            <LazyPagination
              {...pagination}
              total={shown.total}
              isLoading={state === 'loading' && shown.total === 0}
              label={table['aria-label']}
              aria-labelledby={table['aria-labelledby']}
              labels={labels.pages}
            />
          </Suspense>
        </S.Footer>
      )}
      {fullText.dialog && <LazyFullText {...fullText.dialog} />}
    </S.Frame>
  )
}

/**
 * Use it for rows that people compare, sort and look through: ten or a hundred thousand. In a window below 768 px, or
 * a panel with little room, each row becomes a card. It follows the grid pattern: one tab stop, arrows from cell to
 * cell, Enter or F2 into a cell.
 */
// forwardRef knows no type parameters: the cast gives the component those of its render function.
export const DataTable = forwardRef(Table) as <Row>(
  props: DataTableProps<Row> & { ref?: React.Ref<HTMLDivElement> },
) => ReactElement | null
