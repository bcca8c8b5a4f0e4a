import { missingLine } from '@producer-portal/domain/cases'
import {
  type InforceAlert,
  type InforceColumnId,
  inforceColumnsOf,
  type InforceType,
} from '@producer-portal/domain/inforce'
import { type DataTableColumn, listColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'

/** Cells that are drawn in place of their text, such as a link. */
export type InforceCells = Readonly<Partial<Record<InforceColumnId, (row: InforceAlert) => ReactNode>>>

/** The columns of an in-force list for the table. */
export function inforceTableColumns(type: InforceType, cells?: InforceCells): readonly DataTableColumn<InforceAlert>[] {
  return listColumns(inforceColumnsOf(type), { nameId: 'owner-name', missingText: missingLine, cells })
}
