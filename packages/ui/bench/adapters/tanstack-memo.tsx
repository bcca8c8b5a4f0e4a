/**
 * TanStack again, with what an experienced team would add to the documented pattern:
 * memoised rows, TanStack Virtual's directDomUpdates (scrolling re-renders only when the
 * range changes), rows and cells keyed by position so that sorting rewrites them in place,
 * pinned offsets worked out once instead of per cell and render.
 */
import { memo, useState, type CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  COLUMNS,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  columnLeft,
  type CaseColumn,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'
import './tanstack.css'

export const meta: AdapterMeta = {
  label: '@tanstack, tuned',
  kind: 'dom',
  cell: '.ts td',
  row: '.ts tbody tr',
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
})
type F = typeof features

const helper = createColumnHelper<F, CaseRow>()
const columns = helper.columns(
  COLUMNS.map((c) =>
    helper.accessor((row) => row[c.id], {
      id: c.id,
      header: c.header,
      sortDescFirst: false,
      sortFn: (a, b) => c.compare(a.original, b.original),
      cell: (info) => c.text(info.row.original),
    }),
  ),
)
const getRowId = (row: CaseRow) => row.id

const styleOf = (c: CaseColumn): CSSProperties =>
  c.pinned ? { width: c.width, position: 'sticky', insetInlineStart: columnLeft(c.id), zIndex: 1 } : { width: c.width }
const STYLES: Record<string, CSSProperties> = Object.fromEntries(COLUMNS.map((c) => [c.id, styleOf(c)]))
const NUMBER_STYLE: CSSProperties = { width: ROW_NUMBER_WIDTH, position: 'sticky', insetInlineStart: 0, zIndex: 1 }
const CLASS: Record<string, string | undefined> = Object.fromEntries(
  COLUMNS.map((c) => [c.id, c.align === 'right' ? 'num' : undefined]),
)

let table: ReactTable<F, CaseRow>
let host: HTMLElement

function Table({ rows }: { rows: CaseRow[] }) {
  table = useTable({ features, columns, data: rows, getRowId, globalFilterFn: 'includesString' })
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  return (
    <div ref={setContainer} className="ts" tabIndex={0}>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <th style={NUMBER_STYLE} className="num">
                #
              </th>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted()
                return (
                  <th
                    key={header.id}
                    className={CLASS[header.column.id]}
                    style={STYLES[header.column.id]}
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
        <Body rows={table.getRowModel().rows} container={container} />
      </table>
    </div>
  )
}

function Body({ rows, container }: { rows: Row<F, CaseRow>[]; container: HTMLDivElement | null }) {
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getScrollElement: () => container,
    overscan: 5,
    directDomUpdates: true,
  })
  return (
    <tbody ref={virtualizer.containerRef}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index]
        return <BodyRow key={item.key} row={row} index={item.index} measure={virtualizer.measureElement} />
      })}
    </tbody>
  )
}

const BodyRow = memo(function BodyRow({
  row,
  index,
  measure,
}: {
  row: Row<F, CaseRow>
  index: number
  measure: (el: HTMLTableRowElement | null) => void
}) {
  return (
    // Direct updates position the elements they were given; the height is fixed in CSS.
    <tr ref={measure} data-index={index}>
      <td className="num" style={NUMBER_STYLE}>
        {index + 1}
      </td>
      {row.getAllCells().map((cell) => (
        <td key={cell.column.id} className={CLASS[cell.column.id]} style={STYLES[cell.column.id]}>
          <table.FlexRender cell={cell} />
        </td>
      ))}
    </tr>
  )
})

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
