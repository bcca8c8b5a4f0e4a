import { allCaseColumns, caseColumnsByList } from '../cases/case-columns.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { maxLockedColumns } from './column-setting.ts'
import type { ColumnPreference } from './column-setting.ts'

/**
 * What a server must refuse in a save: titles that nobody knows, columns of another list or twice, more than three
 * locks, a locked column that is hidden or that stands below an unlocked one.
 * @returns one sentence per broken rule, none for a good save
 */
export function columnSettingsErrors(type: ContractType, columns: readonly ColumnPreference[]): string[] {
  const numbers = new Set(caseColumnsByList[type].map(({ number }) => number))
  const inOrder = columns.toSorted((a, b) => a.order - b.order)
  const lockedCount = columns.filter((each) => each.locked).length
  const rules: readonly (readonly [isBroken: boolean, error: string])[] = [
    [columns.some(({ title }) => !isColumnTitle(title)), 'Column title not found'],
    [columns.some(({ column }) => !numbers.has(column)), 'The list does not have one of these columns.'],
    [new Set(columns.map(({ column }) => column)).size < columns.length, 'A column can be saved only once.'],
    [lockedCount > maxLockedColumns, `Only ${maxLockedColumns} columns can be locked at a time.`],
    [columns.some((each) => each.locked && !each.visible), 'A locked column cannot be hidden.'],
    [inOrder.slice(lockedCount).some((each) => each.locked), 'Locked columns stand before the others.'],
  ]
  return rules.flatMap(([isBroken, error]) => (isBroken ? [error] : []))
}

/** A saved setting names a column that the catalogue does not have. */
export class ColumnTitleNotFoundError extends Error {
  override readonly name = 'ColumnTitleNotFoundError'
  /** The title that nobody knows. */
  readonly title: string

  constructor(title: string) {
    super('Column title not found')
    this.title = title
  }
}

const titles = new Set(allCaseColumns.flatMap(({ title, header }) => [title, header]))

/** Whether the catalogue has a column of this title: the setting's own, or the header of its table. */
function isColumnTitle(title: string): boolean {
  return titles.has(title)
}

/**
 * Checks the titles of saved settings against the catalogue. Settings go by their number, so one without a title
 * passes; both the setting's title and the table's header are known titles.
 * @throws {ColumnTitleNotFoundError} at the first title that the catalogue does not have
 */
export function checkColumnTitles(settings: readonly { readonly title: string | null }[]): void {
  for (const { title } of settings)
    if (title !== null && !isColumnTitle(title)) throw new ColumnTitleNotFoundError(title)
}
