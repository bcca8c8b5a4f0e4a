import { longestCellText, missingLine, type RegisteredColumn } from '@producer-portal/domain/lists'
import type { InforceAlert, InforceColumnId } from '@producer-portal/domain/inforce'
import { type DataTableColumn, type Locale, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { toCardFact } from '../../lists/card-fact.js'

type DrawCell<Row> = (row: Row) => ReactNode

/** Cells that are drawn in place of their text, such as a link, also of columns of your own. */
export type InforceCells<Row extends InforceAlert = InforceAlert> = Readonly<
  Partial<Record<InforceColumnId, DrawCell<Row>>>
> &
  Readonly<Record<string, DrawCell<Row> | undefined>>

/** The columns of an in-force list for the table. The owners are locked: a row keeps its name when it is scrolled. */
export function inforceTableColumns<Row extends InforceAlert>(
  columns: readonly RegisteredColumn<Row>[],
  locale: Locale,
  cells?: InforceCells<Row>,
): readonly DataTableColumn<Row>[] {
  const shown = columns.map((column) => ({ ...column, isLocked: column.id === 'owner-name' }))
  const cardCells = { meta: toCardFact<Row> }
  return toTableColumns(shown, {
    nameId: 'owner-name',
    missingText: missingLine,
    maxCharacters: longestCellText,
    locale,
    cells,
    cardCells,
  })
}
