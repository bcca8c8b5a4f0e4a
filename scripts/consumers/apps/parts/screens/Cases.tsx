'use client'
import {
  caseColumns,
  caseExport,
  type CaseFilters,
  caseLists,
  toContractDetail,
  defaultCaseFilters,
  type Case,
} from '@producer-portal/domain/cases'
import { defaultColumnSettings, shownColumns } from '@producer-portal/domain/column-settings'
import { changeListState, type ListChange, type ListState } from '@producer-portal/domain/lists'
import { CaseDetail, CaseScreen, type ShownRows } from '@producer-portal/features/cases'
import { ExportMenu } from '@producer-portal/features/exports'
import { Button } from '@producer-portal/ui'
import { useMemo, useState } from 'react'
import { cases, now, user } from './desk'

const columns = defaultColumnSettings('pending')
const exportedColumns = shownColumns(columns, caseColumns.byList.pending)
const atFirst: ListState<CaseFilters> = { filters: defaultCaseFilters, sort: null, page: 1, pageSize: 10 }

/** The pending cases with their export, and the case that was pressed. */
export function Cases() {
  const [list, setList] = useState(atFirst)
  const [row, setRow] = useState<Case | null>(null)
  const rowLinks = useMemo(() => ({ onRowAction: setRow, renderRowActions: openButton(setRow) }), [])
  const change = (part: ListChange<CaseFilters>) => setList((last) => changeListState(last, part))
  return (
    <>
      <CaseScreen
        user={user}
        list={{
          rules: caseLists.pending,
          state: {
            ...list,
            onFiltersChange: (filters) => change({ filters }),
            onSortChange: (sort) => change({ sort }),
            onPageChange: (page) => change({ page }),
          },
        }}
        loaded={{ rows: cases, onRetry: () => setList(atFirst) }}
        now={now}
        columns={{ settings: columns }}
        rowLinks={rowLinks}
        renderExport={exportMenu}
      />
      {row && (
        <CaseDetail
          isOpen
          onClose={() => setRow(null)}
          contract={row.contract}
          summary={row}
          detail={toContractDetail(row)}
          onRetry={() => undefined}
        />
      )}
    </>
  )
}

const openButton = (open: (row: Case) => void) => (row: Case) => (
  <Button size="small" onClick={() => open(row)}>
    Details
  </Button>
)

const exportMenu = ({ count, rows }: ShownRows<Case>) => (
  <ExportMenu
    title="New Business"
    count={count}
    getTable={() => caseExport({ type: 'pending', cases: rows(), columns: exportedColumns, now })}
  />
)
