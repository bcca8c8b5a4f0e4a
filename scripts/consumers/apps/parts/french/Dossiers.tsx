'use client'
import { caseExport, type CaseFilters } from '@producer-portal/domain/cases'
import { type ColumnSettings, shownColumns } from '@producer-portal/domain/column-settings'
import { changeListState, type ListChange, type ListState } from '@producer-portal/domain/lists'
import { CaseScreen, type ShownRows } from '@producer-portal/features/cases'
import { ExportMenu, useExportLanguage } from '@producer-portal/features/exports'
import { useState } from 'react'
import { now, user } from '../screens/desk'
import { type Dossier, dossiers, pending } from './columns'

const atFirst: ListState<CaseFilters> = { filters: pending.defaultFilters, sort: null, page: 1, pageSize: 10 }
const nothing = () => undefined

/** The pending cases with the own column, and their export. */
export function Dossiers({ settings }: { settings: ColumnSettings }) {
  const [list, setList] = useState(atFirst)
  const { locale, translate } = useExportLanguage()
  const change = (part: ListChange<CaseFilters>) => setList((last) => changeListState(last, part))
  const drawExport = ({ count, rows }: ShownRows<Dossier>) => (
    <ExportMenu
      title="Dossiers"
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
    />
  )
  return (
    <CaseScreen
      user={user}
      list={{
        rules: pending,
        state: {
          ...list,
          onFiltersChange: (filters) => change({ filters }),
          onSortChange: (sort) => change({ sort }),
          onPageChange: (page) => change({ page }),
        },
      }}
      loaded={{ rows: dossiers, onRetry: nothing }}
      now={now}
      columns={{ settings }}
      renderExport={drawExport}
    />
  )
}
