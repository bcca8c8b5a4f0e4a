import { missingLine } from '@producer-portal/domain/lists'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumnsByList,
  type InforceType,
} from '@producer-portal/domain/inforce'
import { type DataTableColumn, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import { toCardFact } from '../../lists/own-columns.js'

/** Cells that are drawn in place of their text, such as a link. */
export type InforceCells = Readonly<Partial<Record<InforceColumnId, (row: InforceAlert) => ReactNode>>>

/** The columns of an in-force list for the table. The owners are locked: a row keeps its name when it is scrolled. */
export function inforceTableColumns(
  type: InforceType,
  cells?: InforceCells,
  renderTurn?: (row: InforceAlert) => ReactNode,
): readonly DataTableColumn<InforceAlert>[] {
  const columns = inforceColumnsByList[type].map((column) => ({ ...column, isLocked: column.id === 'owner-name' }))
  return toTableColumns(columns, {
    nameId: 'owner-name',
    missingText: missingLine,
    cells,
    cardCells: { meta: toCardFact },
  }).map((column) =>
    // The agent is among the details of a card, and whose turn it is in their place
    renderTurn && column.id === 'agent-agency-name' ? { ...column, card: 'note', cardCell: renderTurn } : column,
  )
}
