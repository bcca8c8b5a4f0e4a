import { missingLine } from '@producer-portal/domain/lists'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumnsByList,
  type InforceType,
} from '@producer-portal/domain/inforce'
import { type DataTableColumn, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'

/** Cells that are drawn in place of their text, such as a link. */
export type InforceCells = Readonly<Partial<Record<InforceColumnId, (row: InforceAlert) => ReactNode>>>

/** A date on a card says which one it is. */
const cardCells = {
  meta: (row: InforceAlert, column: DataTableColumn<InforceAlert>) =>
    column.text(row) && `${column.header} ${column.text(row)}`,
}

/** The columns of an in-force list for the table. The owners are locked: a row keeps its name when it is scrolled. */
export function inforceTableColumns(type: InforceType, cells?: InforceCells): readonly DataTableColumn<InforceAlert>[] {
  const columns = inforceColumnsByList[type].map((column) => ({ ...column, isLocked: column.id === 'owner-name' }))
  return toTableColumns(columns, { nameId: 'owner-name', missingText: missingLine, cells, cardCells })
}
