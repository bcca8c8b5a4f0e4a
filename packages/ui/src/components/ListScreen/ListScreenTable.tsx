'use client'

import { useMemo, type ReactNode, type Ref, type RefObject } from 'react'
import { tokens } from '../../tokens/tokens.js'
import { Button } from '../Button/Button.js'
import { DataTable } from '../DataTable/DataTable.js'
import type { DataTableColumn } from '../DataTable/data-table-column.js'
import { CustomCell } from '../DataTable/rows/CustomCell.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import { Skeleton } from '../Skeleton/Skeleton.js'
import type { ListScreenLabels } from './list-screen-labels.js'
import type { ListScreenList } from './list-screen-props.js'
import * as S from './ListScreen.styles.js'
import { Edge } from './MoreColumns.styles.js'
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.js'

export interface ListScreenTableProps<Row> extends ListScreenList<Row> {
  /** Id of the count, which describes the table. */
  countId: string
  /** True while the list is being loaded again. */
  isRefreshing: boolean
  /** Called to clear all filters. */
  onFiltersClear: () => void
  /** True if the toolbar has a choice of order for the cards. */
  hasToolbarSort: boolean
  /** Texts of the component. */
  labels: ListScreenLabels
  /** Receives the table. */
  tableRef: Ref<HTMLDivElement>
  /** The element that fades its end. */
  edgeRef: RefObject<HTMLDivElement | null>
}

/** Rows that an empty or loading list without pages leaves room for. */
const fewestRows = 8
/** Fields of a card before the others are asked for: with the name, about half a telephone. */
const maxCardFields = 8

/** Px for a note beside the name, where rows have room for one line only. */
const noteWidth = 112

/** True if the empty list leads out of the filters. */
export function hasEmptyClear({ rows, hasHiddenRows, state = 'ready' }: Emptiness): boolean {
  return state === 'ready' && rows.length === 0 && hasHiddenRows === true
}

type Emptiness = Pick<ListScreenList<unknown>, 'rows' | 'hasHiddenRows' | 'state'>

/** The rows as a table or as cards: page by page, or as one list that scrolls. */
export function ListScreenTable<Row>(props: ListScreenTableProps<Row>) {
  const { rows, state, page, pageSize, labels, renderRowNote } = props
  const columns = useMemo(
    () => (props.columns && renderRowNote ? withRowNotes(props.columns, renderRowNote) : props.columns),
    [props.columns, renderRowNote],
  )
  const { loading, table } = labels
  const tableLabels = useMemo(() => ({ loading, ...table }), [loading, table])
  const isContinuous = pageSize === 'all'
  // As high as the table will be, with its header and its pages: the content below keeps its place
  const tableRows = (isContinuous ? fewestRows : pageSize) + 2
  if (!columns) return <Skeleton shape="block" height={`calc(${tableRows} * ${tokens.density.row})`} />

  // Not as a variable: a change of it would have the browser work out the style of every cell.
  const room = { maxBlockSize: `calc(${Math.max(fewestRows, rows.length) + 2} * ${tokens.density.row})` }
  const clear = <Button onClick={props.onFiltersClear}>{labels.clear}</Button>
  const emptyText = props.emptyText ?? (props.hasHiddenRows ? labels.noResults : labels.empty)
  const empty = (
    <EmptyState title={emptyText} description={props.emptyDescription} action={hasEmptyClear(props) && clear} />
  )
  return (
    <S.Table data-continuous={isContinuous || undefined} style={isContinuous ? room : undefined}>
      <DataTable
        ref={props.tableRef}
        aria-label={props.tableLabel}
        aria-describedby={props.countId}
        columns={columns}
        rows={rows}
        getRowId={props.getRowId}
        state={state}
        sortDescriptor={props.sortDescriptor}
        onSortChange={props.onSortChange}
        manualSorting
        pagination={isContinuous ? undefined : { page, pageSize, onPageChange: props.onPageChange }}
        maxCharacters={props.maxCharacters}
        isResizable={props.onColumnResize !== undefined}
        columnWidths={props.columnWidths}
        onColumnResize={props.onColumnResize}
        onRowAction={props.onRowAction}
        getRowHref={props.getRowHref}
        renderRowActions={props.renderRowActions}
        rowActionsWidth={props.rowActionsWidth}
        hasActionsFirst
        expansion={props.expansion}
        recycleCells={props.recycleCells}
        maxCardFields={maxCardFields}
        hasCardSort={!props.hasToolbarSort}
        emptyState={empty}
        errorState={
          <ErrorState
            title={props.failureText}
            onRetry={() => void props.onRefresh()}
            retryLabel={labels.retry}
            isRetrying={props.isRefreshing}
          />
        }
        footer={<ListPageSize {...props} />}
        labels={tableLabels}
      />
      <Edge ref={props.edgeRef} aria-hidden hidden />
    </S.Table>
  )
}

interface ListPageSizeProps extends Pick<ListScreenList<unknown>, 'pageSize' | 'pageSizes' | 'onPageSizeChange'> {
  /** Texts of the component. */
  labels: Pick<ListScreenLabels, 'rowsPerPage' | 'all'>
}

/** The size of a page, below the rows, with the pages. */
function ListPageSize({ pageSize, pageSizes, onPageSizeChange, labels }: ListPageSizeProps) {
  if (!onPageSizeChange) return null
  return (
    <PageSizeSelect
      sizes={pageSizes}
      pageSize={pageSize}
      onPageSizeChange={onPageSizeChange}
      label={labels.rowsPerPage}
      allText={labels.all}
    />
  )
}

/** The columns of a table whose rows have a note under their name. Keep the function between renders. */
function withRowNotes<Row>(
  columns: readonly DataTableColumn<Row>[],
  renderRowNote: (row: Row) => ReactNode,
): readonly DataTableColumn<Row>[] {
  return columns.map((column) => {
    if (column.card !== 'title') return column
    return {
      ...column,
      isMultiline: false,
      oneLineWidth: (column.oneLineWidth ?? column.width) + noteWidth,
      cardNote: renderRowNote,
      around: (row, text) => <Noted note={renderRowNote(row)}>{text}</Noted>,
      // A name that its column draws itself, such as a link to another system, has the note, too
      cell: column.cell && ((row, item) => <Noted note={renderRowNote(row)}>{column.cell?.(row, item)}</Noted>),
    }
  })
}

/** Plain elements, styled with the table: a sort draws them anew for each row. */
function Noted({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <span className="dt-noted">
      <span className="dt-noted-name">{children}</span>
      <CustomCell className="dt-note">{note}</CustomCell>
    </span>
  )
}
