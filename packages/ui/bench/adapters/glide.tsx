import { useCallback, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataEditor, GridCellKind, type GridCell, type GridColumn, type Item } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import {
  COLUMNS,
  HEADER_HEIGHT,
  PINNED,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  filterRows,
  sortRows,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = {
  label: '@glideapps/glide-data-grid (canvas)',
  kind: 'canvas',
  cell: 'canvas',
  row: 'canvas',
}

const gridColumns: GridColumn[] = COLUMNS.map((c) => ({ id: c.id, title: c.header, width: c.width }))

type Sort = { columnId: ColumnId; dir: SortDir } | null
let setSort: (s: Sort) => void
let setText: (s: string) => void
let host: HTMLElement

// The cells the canvas last asked for: the nearest thing to reading its pixels.
let drawnCells = new Map<number, string>()
const keyOf = (col: number, row: number) => row * 64 + col
export const drawn = {
  clear: () => drawnCells.clear(),
  text: (columnId: ColumnId, row: number) =>
    drawnCells.get(
      keyOf(
        COLUMNS.findIndex((c) => c.id === columnId),
        row,
      ),
    ),
}

// Sorting and filtering are the application's job in glide-data-grid.
function Table({ rows }: { rows: CaseRow[] }) {
  const [sort, setSortState] = useState<Sort>(null)
  const [text, setTextState] = useState('')
  setSort = setSortState
  setText = setTextState
  const shown = useMemo(() => {
    const kept = filterRows(rows, text)
    return sort ? sortRows(kept, sort.columnId, sort.dir) : kept
  }, [rows, text, sort])
  const getCellContent = useCallback(
    ([col, row]: Item): GridCell => {
      const c = COLUMNS[col]
      const data = c.text(shown[row])
      if (row < 20) drawnCells.set(keyOf(col, row), data)
      return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: false, contentAlign: c.align }
    },
    [shown],
  )
  const onHeaderClicked = useCallback((col: number) => {
    const columnId = COLUMNS[col].id
    setSortState((s) => ({ columnId, dir: s?.columnId === columnId && s.dir === 'asc' ? 'desc' : 'asc' }))
  }, [])
  return (
    <DataEditor
      width="100%"
      height="100%"
      columns={gridColumns}
      rows={shown.length}
      getCellContent={getCellContent}
      onHeaderClicked={onHeaderClicked}
      rowHeight={ROW_HEIGHT}
      headerHeight={HEADER_HEIGHT}
      rowMarkers={{ kind: 'number', width: ROW_NUMBER_WIDTH }}
      freezeColumns={PINNED.length}
      smoothScrollX
      smoothScrollY
    />
  )
}

export function mount(el: HTMLElement, rows: CaseRow[]): void {
  host = el
  const portal = document.createElement('div') // glide's documented requirement
  portal.id = 'portal'
  document.body.appendChild(portal)
  createRoot(el).render(<Table rows={rows} />)
}

export function sort(columnId: ColumnId, dir: SortDir | null): void {
  setSort(dir ? { columnId, dir } : null)
}

export function filter(text: string): void {
  setText(text)
}

export const scroller = (): HTMLElement => host.querySelector<HTMLElement>('.dvn-scroller')!
