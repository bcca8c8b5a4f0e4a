import { caseColumnIds } from '../cases/case-column-ids.ts'
import { caseColumns } from '../cases/case-columns.ts'

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

const titles = new Set(caseColumnIds.flatMap((id) => [caseColumns[id].settingTitle, caseColumns[id].headerTitle]))

/** Whether the catalogue has a column of this title: the setting's own, or the header of its table. */
export function isColumnTitle(title: string): boolean {
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
