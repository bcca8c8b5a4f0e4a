import { type Case, type CaseColumnId, caseColumns, missingLine } from '@producer-portal/domain/cases'
import { type ColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import type { DataTableColumn } from '@producer-portal/ui'
import type { ReactNode } from 'react'

/** Cells that are drawn in place of their text, such as a link. */
export type CaseCells = Readonly<Partial<Record<CaseColumnId, (row: Case) => ReactNode>>>

const usualName: CaseColumnId = 'insured-name'

/** Px that a header needs so that its words are not cut: the letters at 14 px, the padding, the sort arrow, a lock. */
const headerRoom = (title: string) => title.length * 8 + 72

/** The columns of a list for the table: those that the reader has not hidden, in the reader's order. */
export function caseTableColumns(settings: ColumnSettings, cells: CaseCells = {}): readonly DataTableColumn<Case>[] {
  const shown = visibleColumns(settings)
  const naming = shown.some(({ id }) => id === usualName) ? usualName : shown[0]?.id
  return shown.map(({ id, locked }) => {
    const { headerTitle, width, align, lines, sortValue } = caseColumns[id]
    return {
      id,
      header: headerTitle,
      width: Math.max(width, headerRoom(headerTitle)),
      align,
      isLocked: locked,
      // The column that names the row is never blank: it heads the card, and the row for a screen reader.
      card: id === naming ? 'title' : 'field',
      text: (row) => lines(row).join('\n') || (id === naming ? missingLine : ''),
      sortValue,
      cell: cells[id],
    }
  })
}
