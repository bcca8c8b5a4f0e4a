/**
 * TanStack Table v9 + TanStack Virtual, assembled the way the documentation's
 * examples do it: rows virtualised by useVirtualizer (fixed height, so nothing is
 * measured) in a component of its own, `tr` moved by translateY, pinned columns
 * as sticky cells offset with column.getStart('start'), default options.
 */
import { useState, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import {
  columnFilteringFeature,
  columnPinningFeature,
  columnSizingFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Column,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  COLUMNS,
  COLUMN_BY_ID,
  PINNED,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'
import './tanstack.css'

export const meta: AdapterMeta = {
  label: '@tanstack table + virtual',
  kind: 'dom',
  cell: '.ts td',
  row: '.ts tbody tr',
}

const features = tableFeatures({
  columnSizingFeature,
  columnPinningFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
})
type F = typeof features

const helper = createColumnHelper<F, CaseRow>()
const columns = helper.columns([
  helper.display({ id: 'rowNumber', header: '#', size: ROW_NUMBER_WIDTH, cell: () => null }),
  ...COLUMNS.map((c) =>
    helper.accessor((row) => row[c.id], {
      id: c.id,
      header: c.header,
      size: c.width,
      minSize: 40,
      sortDescFirst: false,
      sortFn: (a, b) => c.compare(a.original, b.original),
      cell: (info) => c.text(info.row.original),
    }),
  ),
])
const initialState = { columnPinning: { start: ['rowNumber', ...PINNED.map((c) => c.id)], end: [] } }
const getRowId = (row: CaseRow) => row.id

function pinStyle(column: Column<F, CaseRow>): CSSProperties {
  const pinned = column.getIsPinned()
  return {
    width: column.getSize(),
    position: pinned ? 'sticky' : 'relative',
    insetInlineStart: pinned ? `${column.getStart('start')}px` : undefined,
    zIndex: pinned ? 1 : 0,
  }
}
const isNumber = (id: string) => id === 'rowNumber' || COLUMN_BY_ID[id as ColumnId].align === 'right'

let table: ReactTable<F, CaseRow>
let host: HTMLElement

function Table({ rows }: { rows: CaseRow[] }) {
  table = useTable({ features, columns, data: rows, getRowId, initialState, globalFilterFn: 'includesString' })
  // State, not a ref: the body's effects run before its ancestor's ref is set.
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setContainer} className="ts" tabIndex={0}>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted()
                return (
                  <th
                    key={header.id}
                    className={isNumber(header.column.id) ? 'num' : undefined}
                    style={pinStyle(header.column)}
                    aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
                  >
                    <div onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                      {sorted ? (sorted === 'asc' ? ' \u25b2' : ' \u25bc') : null}
                    </div>
                  </th>
                )
              })}
            </tr>
          ))}
        </thead>
        <Body table={table} container={container} />
      </table>
    </div>
  )
}

function Body({ table, container }: { table: ReactTable<F, CaseRow>; container: HTMLDivElement | null }) {
  const { rows } = table.getRowModel()
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => container,
    overscan: 5,
  })
  return (
    <tbody style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index]
        return <BodyRow key={row.id} row={row} index={item.index} start={item.start} />
      })}
    </tbody>
  )
}

function BodyRow({ row, index, start }: { row: Row<F, CaseRow>; index: number; start: number }) {
  return (
    <tr style={{ transform: `translateY(${start}px)` }}>
      {row.getAllCells().map((cell) => {
        const id = cell.column.id
        return (
          <td key={cell.id} className={isNumber(id) ? 'num' : undefined} style={pinStyle(cell.column)}>
            {id === 'rowNumber' ? index + 1 : <table.FlexRender cell={cell} />}
          </td>
        )
      })}
    </tr>
  )
}

export function mount(el: HTMLElement, rows: CaseRow[]): void {
  host = el
  createRoot(el).render(<Table rows={rows} />)
}

export function sort(columnId: ColumnId, dir: SortDir | null): void {
  table.setSorting(dir ? [{ id: columnId, desc: dir === 'desc' }] : [])
}

export function filter(text: string): void {
  table.setGlobalFilter(text === '' ? undefined : text)
}

export const scroller = (): HTMLElement => host.querySelector<HTMLElement>('.ts')!
