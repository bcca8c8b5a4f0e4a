import { caseColumnNumbered } from '../cases/case-columns.ts'
import { caseTables } from '../cases/case-tables.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { isColumnTitle } from './catalogue-check.ts'
import { maxLockedColumns } from './column-setting.ts'
import type { ColumnPreference } from './preference.ts'

/**
 * What a server must refuse in a save: titles that nobody knows, columns of another list or twice, more than three locks, a locked column that
 * is hidden or that stands below an unlocked one.
 * @returns one sentence per broken rule, none for a good save
 */
export function columnSettingsErrors(type: ContractType, columns: readonly ColumnPreference[]): string[] {
  const table = caseTables[type]
  const inOrder = columns.toSorted((a, b) => a.order - b.order)
  const lockedCount = columns.filter((each) => each.locked).length
  const rules: readonly (readonly [isBroken: boolean, error: string])[] = [
    [columns.some(({ title }) => !isColumnTitle(title)), 'Column title not found'],
    [columns.some(({ column }) => !isOf(table, column)), 'The list does not have one of these columns.'],
    [new Set(columns.map(({ column }) => column)).size < columns.length, 'A column can be saved only once.'],
    [lockedCount > maxLockedColumns, `Only ${maxLockedColumns} columns can be locked at a time.`],
    [columns.some((each) => each.locked && !each.visible), 'A locked column cannot be hidden.'],
    [inOrder.slice(lockedCount).some((each) => each.locked), 'Locked columns stand before the others.'],
  ]
  return rules.flatMap(([isBroken, error]) => (isBroken ? [error] : []))
}

function isOf(table: readonly string[], column: number): boolean {
  const id = caseColumnNumbered(column)?.id
  return id !== undefined && table.includes(id)
}
