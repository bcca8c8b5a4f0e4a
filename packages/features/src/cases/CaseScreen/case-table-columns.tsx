import { type Case, type CaseColumnId, caseColumns } from '@producer-portal/domain/cases'
import { missingLine } from '@producer-portal/domain/lists'
import { bucketRequirements, type SentContext } from '@producer-portal/domain/requirements'
import { type ColumnSettings, visibleColumns } from '@producer-portal/domain/column-settings'
import { type DataTableColumn, StatusBadge, toTableColumns } from '@producer-portal/ui'
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
  sent?: SentContext,
): readonly DataTableColumn<Case>[] {
  const shown = visibleColumns(settings).map(({ id, locked }) => ({
    ...caseColumns[id],
    isLocked: locked,
    hasItemCount: id === 'requirements',
  }))
  const cardCells = {
    meta: ({ daysSinceProcDate: days }: Case) => days !== null && t('daysCount', { count: days }),
    note: (row: Case) => drawTasks(row, t, sent),
  }
  return toTableColumns(shown, { nameId: 'insured-name', missingText: missingLine, cells, cardCells })
}

/** The person whose turn it is: the producer's first, who can do something about it. */
function drawTasks({ requirements }: Case, t: TranslateCases, sent?: SentContext) {
  const buckets = bucketRequirements(requirements, sent)
  const own = buckets['agent-tasks'].length
  const others = buckets['home-office-tasks'].length
  if (own > 0) return <StatusBadge tone="warning">{t('tasksForYou', { count: own })}</StatusBadge>
  return others > 0 && <StatusBadge tone="neutral">{t('tasksOfHomeOffice', { count: others })}</StatusBadge>
}
