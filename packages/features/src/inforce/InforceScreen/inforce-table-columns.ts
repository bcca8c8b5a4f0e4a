import { missingLine } from '@producer-portal/domain/lists'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumnsByList,
  type InforceType,
} from '@producer-portal/domain/inforce'
import { type DataTableColumn, type SummaryPlace, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'

/** Cells that are drawn in place of their text, such as a link. */
export type InforceCells = Readonly<Partial<Record<InforceColumnId, (row: InforceAlert) => ReactNode>>>

/** What says on a card which contract it is, what happened to it, and when. */
const cards: Readonly<Partial<Record<InforceColumnId, SummaryPlace>>> = {
  'contract-number': 'subtitle',
  'product-name': 'subtitle',
  'payor-name': 'subtitle',
  type: 'status',
  'policy-status': 'status',
  'lapse-date': 'meta',
  'due-date': 'meta',
  'transaction-date': 'meta',
  'effective-date': 'meta',
  'modal-premium': 'amount',
}

/** The columns of an in-force list for the table. The owners are locked: a row keeps its name when it is scrolled. */
export function inforceTableColumns(type: InforceType, cells?: InforceCells): readonly DataTableColumn<InforceAlert>[] {
  const columns = inforceColumnsByList[type].map((column) => ({ ...column, isLocked: column.id === 'owner-name' }))
  // A date on a card says which one it is
  const cardCells = Object.fromEntries(
    columns
      .filter(({ id }) => cards[id] === 'meta')
      .map(({ id, header, text }) => [id, (row: InforceAlert) => text(row) && `${header} ${text(row)}`]),
  )
  return toTableColumns(columns, { nameId: 'owner-name', missingText: missingLine, cells, cards, cardCells })
}
