import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { AgGridReact } from 'ag-grid-react'
import {
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  QuickFilterModule,
  RenderApiModule,
  themeQuartz,
  type ColDef,
  type GridApi,
} from 'ag-grid-community'
import {
  COLUMNS,
  HEADER_HEIGHT,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = { label: 'ag-grid-react', kind: 'dom', cell: '.ag-cell', row: '.ag-row' }

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  QuickFilterModule,
  RenderApiModule,
])

const theme = themeQuartz.withParams({
  fontFamily: 'inherit',
  fontSize: 13,
  rowHeight: ROW_HEIGHT,
  headerHeight: HEADER_HEIGHT,
  wrapperBorder: false,
  wrapperBorderRadius: 0,
})

const rowNumber: ColDef<CaseRow> = {
  colId: 'rowNumber',
  headerName: '#',
  width: ROW_NUMBER_WIDTH,
  pinned: 'left',
  sortable: false,
  type: 'rightAligned',
  getQuickFilterText: () => '',
  valueGetter: (p) => (p.node?.rowIndex ?? 0) + 1,
}

let api: GridApi<CaseRow>
let host: HTMLElement

function Table({ rows }: { rows: CaseRow[] }) {
  const columnDefs = useMemo<ColDef<CaseRow>[]>(
    () => [
      rowNumber,
      ...COLUMNS.map<ColDef<CaseRow>>((c) => ({
        field: c.id,
        headerName: c.header,
        width: c.width,
        pinned: c.pinned ? 'left' : undefined,
        type: c.align === 'right' ? 'rightAligned' : undefined,
        sortable: true,
        comparator: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
        valueFormatter: (p) => c.text(p.data!),
        getQuickFilterText: (p) => c.text(p.data),
      })),
    ],
    [],
  )
  return (
    <div style={{ width: '100%', height: '100%' }}>
      <AgGridReact<CaseRow>
        theme={theme}
        rowData={rows}
        columnDefs={columnDefs}
        getRowId={(p) => p.data.id}
        rowHeight={ROW_HEIGHT}
        headerHeight={HEADER_HEIGHT}
        // Rows sliding to their new place would make "painted new order" meaningless.
        animateRows={false}
        onGridReady={(e) => {
          api = e.api
        }}
        // Row numbers follow the position, not the row.
        onModelUpdated={(e) => e.api.refreshCells({ columns: ['rowNumber'] })}
      />
    </div>
  )
}

export function mount(el: HTMLElement, rows: CaseRow[]): void {
  host = el
  createRoot(el).render(<Table rows={rows} />)
}

export function sort(columnId: ColumnId, dir: SortDir | null): void {
  api.applyColumnState({ state: dir ? [{ colId: columnId, sort: dir }] : [], defaultState: { sort: null } })
}

export function filter(text: string): void {
  api.setGridOption('quickFilterText', text)
}

export const scroller = (): HTMLElement => host.querySelector<HTMLElement>('.ag-grid-viewport')!
