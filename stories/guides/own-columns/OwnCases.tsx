import type { AccessUser } from '@producer-portal/domain/access'
import { caseExport, type CaseFilters } from '@producer-portal/domain/cases'
import { type ColumnSettings, shownColumns } from '@producer-portal/domain/column-settings'
import { changeListState, type ListChange, type ListState } from '@producer-portal/domain/lists'
import { CaseScreen, type ShownRows } from '@producer-portal/features/cases'
import { ExportMenu, type ExportMenuProps, useExportLanguage } from '@producer-portal/features/exports'
import { useState } from 'react'
import { lists, type OwnCase } from './columns.js'

export interface OwnCasesProps {
  user: AccessUser
  /** In load order. */
  cases: readonly OwnCase[]
  /** The user's columns, as they were saved. */
  settings: ColumnSettings
  now: Date
  onSave?: ExportMenuProps['onSave']
}

const { pending } = lists
const atFirst: ListState<CaseFilters> = { filters: pending.defaultFilters, sort: null, page: 1, pageSize: 10 }

/** The pending cases with columns of your own, also in their export. */
export function OwnCases({ user, cases, settings, now, onSave }: OwnCasesProps) {
  const [state, setState] = useState(atFirst)
  const { locale, translate } = useExportLanguage()
  const change = (next: ListChange<CaseFilters>) => setState((last) => changeListState(last, next))
  const drawExport = ({ count, rows }: ShownRows<OwnCase>) => (
    <ExportMenu
      title="Cases"
      count={count}
      getTable={() =>
        caseExport({
          type: 'pending',
          cases: rows(),
          columns: translate(shownColumns(settings, pending.columns)),
          now,
          locale,
        })
      }
      onSave={onSave}
    />
  )
  return (
    <CaseScreen
      user={user}
      list={{
        rules: pending,
        state: {
          ...state,
          onFiltersChange: (filters) => change({ filters }),
          onSortChange: (sort) => change({ sort }),
          onPageChange: (page) => change({ page }),
          onPageSizeChange: (pageSize) => change({ pageSize }),
        },
      }}
      loaded={{ rows: cases, onRetry: () => location.reload() }}
      now={now}
      columns={{ settings }}
      renderExport={drawExport}
    />
  )
}
