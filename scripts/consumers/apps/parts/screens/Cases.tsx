'use client'
import {
  caseColumns,
  caseExport,
  type CaseFilters,
  toContractDetail,
  defaultCaseFilters,
  type Case,
} from '@producer-portal/domain/cases'
import { defaultColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { changeListState, type ListState } from '@producer-portal/domain/lists'
import { CaseDetail, CaseScreen, type ShownCases } from '@producer-portal/features/cases'
import { ExportMenu } from '@producer-portal/features/exports'
import { Button } from '@producer-portal/ui'
import { useMemo, useState } from 'react'
import { cases, now, user } from './desk'

const columns = defaultColumnSettings('pending')
const exportedColumns = visibleColumns(columns).map(({ id }) => caseColumns[id])
const atFirst: ListState<CaseFilters> = { filters: defaultCaseFilters, sort: null, page: 1, pageSize: 10 }

/** The pending cases with their export, and the case that was pressed. */
export function Cases() {
  const [list, setList] = useState(atFirst)
  const [row, setRow] = useState<Case | null>(null)
  const renderRowActions = useMemo(() => openButton(setRow), [])
  return (
    <>
      <CaseScreen
        type="pending"
        user={user}
        cases={cases}
        columnSettings={columns}
        now={now}
        filters={list.filters}
        onFiltersChange={(filters) => setList((last) => changeListState(last, { filters }))}
        sort={list.sort}
        onSortChange={(sort) => setList((last) => changeListState(last, { sort }))}
        page={list.page}
        onPageChange={(page) => setList((last) => changeListState(last, { page }))}
        onRetry={() => setList(atFirst)}
        onRowAction={setRow}
        renderRowActions={renderRowActions}
        toolbarActions={exportMenu}
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

const exportMenu = ({ count, rows }: ShownCases) => (
  <ExportMenu
    title="New Business"
    count={count}
    getTable={() => caseExport({ type: 'pending', cases: rows(), columns: exportedColumns, now })}
  />
)
