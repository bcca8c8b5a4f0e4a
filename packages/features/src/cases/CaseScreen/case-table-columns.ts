import { type Case, type CaseColumnId, caseColumns } from '@producer-portal/domain/cases'
import { missingLine } from '@producer-portal/domain/lists'
import { type ColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { type DataTableColumn, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'

/** Cells that are drawn in place of their text, such as a link. */
export type CaseCells = Readonly<Partial<Record<CaseColumnId, (row: Case) => ReactNode>>>

/** The columns of a list for the table: the visible ones, in the user's order. */
export function caseTableColumns(settings: ColumnSettings, cells: CaseCells = {}): readonly DataTableColumn<Case>[] {
  const shown = visibleColumns(settings).map(({ id, locked }) => ({ ...caseColumns[id], isLocked: locked }))
  return toTableColumns(shown, { nameId: 'insured-name', missingText: missingLine, cells })
}
