import {
  type Case,
  type CaseColumnId,
  caseColumns,
  caseTables,
  type ContractType,
  missingLine,
} from '@producer-portal/domain/cases'
import type { DataTableColumn } from '@producer-portal/ui'

const naming: CaseColumnId = 'insured-name'

/** Px that a header needs so that its words are not cut: the letters at 14 px, the padding, the sort arrow, a lock. */
const headerRoom = (title: string) => title.length * 8 + 72

/**
 * The columns of a list for the table, in their own order; the table itself puts locked ones first.
 * @param type which list
 * @param locked columns that stay in view while the others scroll sideways
 */
export function caseTableColumns(
  type: ContractType,
  locked: readonly CaseColumnId[],
): readonly DataTableColumn<Case>[] {
  return caseTables[type].map((id) => {
    const { headerTitle, width, align, lines, sortValue } = caseColumns[id]
    return {
      id,
      header: headerTitle,
      width: Math.max(width, headerRoom(headerTitle)),
      align,
      isLocked: locked.includes(id),
      // The column that names the row is never blank: it heads the card, and the row for a screen reader.
      card: id === naming ? 'title' : 'field',
      text: (row) => lines(row).join('\n') || (id === naming ? missingLine : ''),
      sortValue,
    }
  })
}
