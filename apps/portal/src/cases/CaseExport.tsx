import { caseColumns, caseExport } from '@producer-portal/domain/cases'
import type { Case, ContractType } from '@producer-portal/domain/cases'
import { visibleColumns } from '@producer-portal/domain/column-settings'
import type { ColumnSettings } from '@producer-portal/domain/column-settings'
import { ExportMenu } from '@producer-portal/features/exports'

export interface CaseExportProps {
  type: ContractType
  /** How many cases are shown on all pages. */
  count: number
  /** The shown cases, filtered and sorted. */
  rows: () => readonly Case[]
  settings: ColumnSettings
}

/** Exports what a case list shows: all of its pages, the visible columns in the reader's order. */
export function CaseExport({ type, count, rows, settings }: CaseExportProps) {
  const describe = () =>
    caseExport({
      type,
      cases: rows(),
      columns: visibleColumns(settings).map(({ id }) => caseColumns[id]),
      now: new Date(),
    })
  return <ExportMenu list="new-business" count={count} getTable={describe} />
}
