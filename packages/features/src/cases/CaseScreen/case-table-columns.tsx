import { type Case, type CaseColumnId, caseColumns } from '@producer-portal/domain/cases'
import { missingLine } from '@producer-portal/domain/lists'
import { type ColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { type DataTableColumn, toTableColumns } from '@producer-portal/ui'
import type { ReactNode } from 'react'
import type { Translate } from '../../i18n/useMessages.js'
import type { caseMessages } from '../case-screen-messages.js'

type TranslateCases = Translate<typeof caseMessages.entries>

/** Cells that are drawn in place of their text, such as a link; the columns of requirements have one for each. */
export type CaseCells = Readonly<Partial<Record<CaseColumnId, (row: Case, item: number) => ReactNode>>>

/** The columns of a list for the table: the visible ones, in the user's order. */
export function caseTableColumns(
  settings: ColumnSettings,
  t: TranslateCases,
  cells: CaseCells = {},
  renderTurn?: (row: Case) => ReactNode,
): readonly DataTableColumn<Case>[] {
  const shown = visibleColumns(settings).map(({ id, locked }) => ({
    ...caseColumns[id],
    isLocked: locked,
    hasItemCount: id === 'requirements',
  }))
  const cardCells = {
    meta: ({ daysSinceProcDate: days }: Case) => days !== null && t('daysCount', { count: days }),
    ...(renderTurn && { note: renderTurn }),
  }
  return toTableColumns(shown, { nameId: 'insured-name', missingText: missingLine, cells, cardCells })
}
