import { getStatusTone } from '../contracts/status-tone.ts'
import { dayNumber, formatDate } from '../formatting/dates.ts'
import { formatMoney } from '../formatting/money.ts'
import { alignLines, expandableCell } from '../lists/columns.ts'
import type { CellContent, SortValue } from '../lists/columns.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { inTurnOrder } from '../requirements/sort-into-buckets.ts'
import { statusLabel } from '../requirements/statuses.ts'
import type { Case } from './case.ts'

/** A cell with one line per requirement, the producer's tasks first. */
export const requirementCell = (
  text: (requirement: Requirement) => string | null,
  sortBy?: (requirement: Requirement) => SortValue,
): CellContent<Case> => expandableCell((row) => inTurnOrder(row.requirements), text, sortBy)

export const requirementDateCell = (date: (requirement: Requirement) => string | null) =>
  requirementCell(
    (requirement) => formatDate(date(requirement)),
    (requirement) => dayNumber(date(requirement)),
  )

const requirementStatus = requirementCell((requirement) => statusLabel(requirement.status))
export const requirementStatusCell: CellContent<Case> = {
  ...requirementStatus,
  tone: (row, item = 0) => getStatusTone(requirementStatus.items?.(row)[item] ?? ''),
}

/** Modal premium, billing mode and target premium as three lines, always in this order. */
export const premiumCell: CellContent<Case> = {
  align: 'start',
  alignsWithRow: false,
  text: ({ modalPremium, billFrequency, targetPremium }) =>
    alignLines([formatMoney(modalPremium), billFrequency ?? '', formatMoney(targetPremium)]),
  sortValue: ({ modalPremium }) => modalPremium,
}
