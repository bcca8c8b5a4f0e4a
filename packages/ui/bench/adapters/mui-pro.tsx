import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { DataGridPro, useGridApiRef, type GridApiPro, type GridColDef } from '@mui/x-data-grid-pro'
import {
  COLUMNS,
  HEADER_HEIGHT,
  PINNED,
  ROW_HEIGHT,
  ROW_NUMBER_WIDTH,
  type CaseRow,
  type ColumnId,
  type SortDir,
} from '../model/data'
import type { AdapterMeta } from '../model/adapter'

export const meta: AdapterMeta = {
  label: '@mui/x-data-grid-pro',
  kind: 'dom',
  cell: '.MuiDataGrid-cell',
  row: '.MuiDataGrid-row',
}

let apiRef: { current: GridApiPro | null }
let host: HTMLElement

function Table({ rows }: { rows: CaseRow[] }) {
  apiRef = useGridApiRef()
  const columns = useMemo<GridColDef<CaseRow>[]>(
    () => [
      {
        field: 'rowNumber',
        headerName: '#',
        width: ROW_NUMBER_WIDTH,
        minWidth: ROW_NUMBER_WIDTH,
        sortable: false,
        align: 'right',
        headerAlign: 'right',
        disableColumnMenu: true,
        getApplyQuickFilterFn: () => null,
        renderCell: (p) => p.api.getRowIndexRelativeToVisibleRows(p.id) + 1,
      },
      ...COLUMNS.map<GridColDef<CaseRow>>((c) => ({
        field: c.id,
        headerName: c.header,
        width: c.width,
        align: c.align,
        headerAlign: c.align,
        valueFormatter: (_v, row) => c.text(row),
        sortComparator: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
      })),
    ],
    [],
  )
  return (
    <DataGridPro
      apiRef={apiRef as never}
      rows={rows}
      columns={columns}
      rowHeight={ROW_HEIGHT}
      columnHeaderHeight={HEADER_HEIGHT}
      hideFooter
      initialState={{ pinnedColumns: { left: ['rowNumber', ...PINNED.map((c) => c.id)] } }}
      sx={{ border: 0, borderRadius: 0, fontSize: 13, fontFamily: 'inherit' }}
    />
  )
}

export function mount(el: HTMLElement, rows: CaseRow[]): void {
  host = el
  createRoot(el).render(
    <div style={{ width: '100%', height: '100%' }}>
      <Table rows={rows} />
    </div>,
  )
}

export function sort(columnId: ColumnId, dir: SortDir | null): void {
  apiRef.current!.setSortModel(dir ? [{ field: columnId, sort: dir }] : [])
}

export function filter(text: string): void {
  apiRef.current!.setQuickFilterValues(text === '' ? [] : [text])
}

export const scroller = (): HTMLElement => host.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')!
