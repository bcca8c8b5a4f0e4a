'use client'
import {
  forwardRef,
  Suspense,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
} from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import type { TableCards } from './cards/TableCards.js'
import * as S from './DataTable.styles.js'
import type { DataTableColumn } from './data-table-column.js'
import type { DataTablePagination, DataTableProps } from './data-table-props.js'
import { tableTexts } from '../../i18n/table-texts.js'
import { useTexts } from '../../i18n/useTexts.js'
import { toGridLabels } from './labels.js'
import { frameProps } from './frame-props.js'
import { getItemText } from './rows/useCells.js'
import { useColumnWidths } from './resizing/useColumnWidths.js'
import { TableGrid } from './TableGrid.js'
import { isCountUnknown } from './table-state.js'
import { rowHeightVariable } from './table-variables.js'
import { hasOneLine, useTableViewport } from './useTableViewport.js'
import { useTableRows } from './useTableRows.js'

/*
 * Parts that most tables don't need at first and that are large: they load when they are shown, which keeps the table
 * itself small.
 */
const LazyCards = lazyComponent(
  () => import('./cards/TableCards.js').then((module) => module.TableCards),
  { preload: false },
  // lazyComponent drops type parameters: the cast restores them.
) as unknown as typeof TableCards
const LazyMessage = lazyComponent(() => import('./TableMessage.js').then((module) => module.TableMessage), {
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
  const t = useTexts(tableTexts)
  const labels = useMemo(() => ({ ...toGridLabels(t), ...ownLabels }), [t, ownLabels])
  const { sort, sortBy, changeSort, shown } = useTableRows(table, labels.sorted)
  const fullText = useFullText(table.onShowFullText)
  const { ownWidths, resize } = useColumnWidths(table)

  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current, [])
  const ruler = useRef<HTMLSpanElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useTableViewport({ frame, ruler, scroller, cardBreakpoint: table.cardBreakpoint })
  const pages = pagination && toPages(pagination, shown.total)
  const notice = state === 'error' ? 'error' : state === 'ready' && shown.total === 0 ? 'empty' : null

  const parts = { table, shown, sort, onShowFullText: fullText.show }
  return (
    <S.Frame
      ref={frame}
      data-framed={table.hasFrame === false ? undefined : ''}
      data-continuous={pagination ? undefined : ''}
      data-message={notice ? '' : undefined}
      data-cards={viewport?.isNarrow ? '' : undefined}
      data-either={viewport?.isNarrow === null ? '' : undefined}
      data-one-line={viewport && hasOneLine(viewport) ? '' : undefined}
      data-openable={table.onRowAction ? '' : undefined}
      {...frameProps(table)}
      style={{ ...rowHeightVariable(table.rowHeight), ...table.style }}
    >
      <span ref={ruler} className="dt-ruler" />
      <span className="dt-hidden" role="status">
        {state === 'loading' ? labels.loading : ''}
      </span>
      {/* Room for the cards, about as high, until their code has come */}
      {viewport && viewport.isNarrow !== false && (
        <Suspense fallback={<div className="dt-cards" aria-busy style={{ height: `${8 * shown.count}rem` }} />}>
          <LazyCards {...parts} onSortChange={changeSort} />
        </Suspense>
      )}
      {/* Outside of any Suspense: a server streams a large one late, hidden until a script shows it */}
      {viewport && !viewport.isNarrow && (
        <>
          {table.tools}
          <TableGrid
            {...parts}
            labels={labels}
            viewport={viewport}
            scroller={scroller}
            ownWidths={ownWidths}
            onSort={sortBy}
            onResize={table.isResizable ? resize : undefined}
          />
        </>
      )}
      {notice && (
        <S.Message>
          <Suspense fallback={null}>
            {table[`${notice}State`] ?? <LazyMessage notice={notice} labels={ownLabels} onRetry={table.onRetry} />}
          </Suspense>
        </S.Message>
      )}
      {(pages || table.footer) && state !== 'error' && (
        <S.Footer>
          {table.footer}
          {pages && (
            <Suspense fallback={null}>
              <LazyPagination
                {...pages}
                total={shown.total}
                isLoading={isCountUnknown(state, shown)}
                label={table['aria-label']}
                aria-labelledby={table['aria-labelledby']}
                labels={labels.pages}
              />
            </Suspense>
          )}
        </S.Footer>
      )}
      {fullText.dialog && <LazyFullText {...fullText.dialog} />}
    </S.Frame>
  )
}

/**
 * Use it for rows that users compare, sort and look through: ten or a hundred thousand. In a window below 768 px, or in a
 * narrow panel, each row becomes a card. It follows the grid pattern: one tab stop, arrow keys from cell to cell, Enter
 * or F2 into a cell.
 */
// forwardRef drops type parameters: the cast restores those of the render function.
export const DataTable = forwardRef(Table) as <Row>(
  props: DataTableProps<Row> & {
    /** The outermost element. */
    ref?: React.Ref<HTMLDivElement>
  },
) => ReactElement | null

/** The setting of the page buttons; null where they would lead nowhere and the caller wants none then. */
function toPages({ hidesOnlyPage = false, ...pages }: DataTablePagination, total: number) {
  return hidesOnlyPage && total <= pages.pageSize ? null : pages
}

/** The dialog with a text that did not fit its cell; it stays in the page once it has been opened. */
interface FullTextDialog {
  readonly isOpen: boolean
  /** The header that the text is under. */
  readonly title: string
  readonly text: string
}

/** Shows a text in full: in the table's own dialog, or by the caller's `onShowFullText`. */
function useFullText<Row>(onShowFullText: DataTableProps<Row>['onShowFullText']) {
  const [dialog, setDialog] = useState<FullTextDialog | null>(null)
  const show = (column: DataTableColumn<Row>, row: Row, item: number) => {
    const text = getItemText(column, row, item)
    if (onShowFullText) onShowFullText(text, column, row)
    else setDialog({ isOpen: true, title: column.header, text })
  }
  const close = () => setDialog((last) => last && { ...last, isOpen: false })
  return { show, dialog: dialog && { ...dialog, onClose: close } }
}
