import type { Case, CaseColumnId } from '@producer-portal/domain/cases'
import { longestCellText, missingLine, type RegisteredColumn } from '@producer-portal/domain/lists'
import { type ColumnSettings, shownColumns } from '@producer-portal/domain/column-settings'
import { type DataTableColumn, type Locale, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/useMessages.js'
import { toCardFact } from '../../lists/card-fact.js'
import type { caseMessages } from '../case-screen-messages.js'

type TranslateCases = Translate<typeof caseMessages.entries>
type DrawCell<Row> = (row: Row, item: number) => ReactNode

/**
 * Cells that are drawn in place of their text, such as a link, also of columns of your own; the columns of requirements
 * have one for each.
 */
export type CaseCells<Row extends Case = Case> = Readonly<Partial<Record<CaseColumnId, DrawCell<Row>>>> &
  Readonly<Record<string, DrawCell<Row> | undefined>>

/** The columns of a list for the table: the visible ones, in the user's order. */
export function caseTableColumns<Row extends Case>(
  columns: readonly RegisteredColumn<Row>[],
  settings: ColumnSettings,
  t: TranslateCases,
  locale: Locale,
  cells: CaseCells<Row> = {},
): readonly DataTableColumn<Row>[] {
  const shown = shownColumns(settings, columns).map((column) => ({
    ...column,
    hasItemCount: column.id === 'requirements',
  }))
  const cardCells = {
    meta: (row: Row, written: DataTableColumn<Row>) => {
      const column = columns.find(({ id }) => id === written.id)
      if (!column) return null
      const value = column.sortValue(row)
      if (column.unit === undefined) return toCardFact(row, { ...column, text: (each) => written.text(each) })
      return typeof value === 'number' && t('daysCount', { count: value })
    },
  }
  return toTableColumns(shown, {
    nameId: 'insured-name',
    missingText: missingLine,
    maxCharacters: longestCellText,
    locale,
    cells,
    cardCells,
  })
}
