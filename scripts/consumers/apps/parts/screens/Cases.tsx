'use client'
import { caseExport, contractDetailOf, defaultCaseFilters, type Case } from '@producer-portal/domain/cases'
import { defaultColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { CaseDetail, CaseScreen, type CaseScreenProps, type ShownCases } from '@producer-portal/features/cases'
import { ExportMenu } from '@producer-portal/features/exports'
import { Button } from '@producer-portal/ui'
import { useMemo, useState } from 'react'
import { cases, now, user } from './desk'

const columns = defaultColumnSettings('pending')
const columnIds = visibleColumns(columns).map(({ id }) => id)

/** The pending cases with their export, and the case that was pressed. */
export function Cases() {
  const [filters, setFilters] = useState(defaultCaseFilters)
  const [view, setView] = useState<Pick<CaseScreenProps, 'sort' | 'page'>>({ sort: null, page: 1 })
  const [row, setRow] = useState<Case | null>(null)
  const rowActions = useMemo(() => openButton(setRow), [])
  return (
    <>
      <CaseScreen
        type="pending"
        user={user}
        cases={cases}
        columnSettings={columns}
        now={now}
        filters={filters}
        onFiltersChange={(change) => setFilters({ ...filters, ...change })}
        sort={view.sort}
        onSortChange={(sort) => setView({ ...view, sort })}
        page={view.page}
        onPageChange={(page) => setView({ ...view, page })}
        onRetry={() => setFilters(defaultCaseFilters)}
        onRowOpen={setRow}
        rowActions={rowActions}
        toolbarActions={exportMenu}
      />
      {row && (
        <CaseDetail
          isOpen
          onClose={() => setRow(null)}
          contract={row.contract}
          summary={row}
          detail={contractDetailOf(row)}
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
    list="new-business"
    count={count}
    getTable={() => caseExport({ type: 'pending', cases: rows(), columns: columnIds, now })}
  />
)
