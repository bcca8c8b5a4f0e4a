import * as v from 'valibot'
import { caseColumns } from '../cases/case-lists.ts'
import type { CaseColumns } from '../cases/case-lists.ts'
import { contractTypeHrefs, contractTypes } from '../cases/contract-types.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { optionalFlag, optionalNumber, optionalText } from '../endpoint/fields.ts'
import { firstOwnNumber } from '../lists/column-registry.ts'

/** At most this many columns of a list can be locked; the row numbers do not count. */
export const maxLockedColumns = 3

/**
 * The setting of one column in a list. The order of the settings is the order of the columns; locked ones come first.
 */
export interface ColumnSetting {
  /** The id of a column of the registry. */
  readonly id: string
  readonly visible: boolean
  readonly locked: boolean
}
export type ColumnSettings = readonly ColumnSetting[]

/**
 * The default columns: all visible, in the listed order. The first is locked, so that a row keeps its name when it is
 * scrolled sideways.
 */
export function defaultColumnSettings(type: ContractType, columns: CaseColumns<never> = caseColumns): ColumnSettings {
  return toDefaultSettings(columns.byList[type])
}

/** The default settings of the columns of a list. */
export function toDefaultSettings(columns: readonly { readonly id: string }[]): ColumnSettings {
  return columns.map(({ id }, index) => ({ id, visible: true, locked: index === 0 }))
}

/** The columns that a table shows, in its order. */
export function visibleColumns(settings: ColumnSettings): ColumnSetting[] {
  return settings.filter((setting) => setting.visible)
}

/** The visible ones of a list's columns, in the user's order: those of its table and of its export. */
export function shownColumns<Column extends { readonly id: string }>(
  settings: ColumnSettings,
  columns: readonly Column[],
): readonly (Column & { readonly isLocked: boolean })[] {
  return visibleColumns(settings).flatMap(({ id, locked }) => {
    const column = columns.find((each) => each.id === id)
    return column ? [{ ...column, isLocked: locked }] : []
  })
}

/** The settings as they are saved. */
export function toColumnPreferences(
  settings: ColumnSettings,
  columns: CaseColumns<never> = caseColumns,
): ColumnPreference[] {
  return settings.flatMap(({ id, visible, locked }, index) => {
    const column = columns.byId[id]
    return column ? [{ title: column.title, column: column.number, order: index + 1, visible, locked }] : []
  })
}

/** True if Save and Apply has anything to save. */
export function differsFromSaved(settings: ColumnSettings, saved: ColumnSettings): boolean {
  if (settings.length !== saved.length) return true
  return settings.some(({ id, visible, locked }, index) => {
    const other = saved[index]
    return other?.id !== id || other.visible !== visible || other.locked !== locked
  })
}

/** The pages in the portal on which the columns of the three lists are arranged. */
export const columnSettingsHrefs = contractTypeHrefs((segment) => `/new-business/column-settings/${segment}`)

/** A saved column as the server answers it: only the column's number is sure to be there. */
export const savedColumnSchema = v.object({
  title: optionalText,
  column: v.number(),
  order: optionalNumber,
  visible: optionalFlag,
  locked: optionalFlag,
})
export type SavedColumn = v.InferOutput<typeof savedColumnSchema>

const columnCount = caseColumns.all.length

/** A column as it is saved: its number and title, its place from 1, and whether it is visible and locked. */
export const columnPreferenceSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(60)),
  column: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(columnCount)),
  order: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(columnCount)),
  visible: v.boolean(),
  locked: v.boolean(),
})
export type ColumnPreference = v.InferOutput<typeof columnPreferenceSchema>

/** The body of a save: the whole list of one tab. */
export const columnSettingsSaveSchema = v.object({
  alertType: v.picklist(contractTypes),
  columns: v.pipe(v.array(columnPreferenceSchema), v.maxLength(columnCount)),
})

/** The message of each call when it fails, and of a saved column that the catalog does not have. */
export const columnSettingsFailures = {
  save: 'Failed to save column settings.',
  retrieve: 'Failed to retrieve column settings.',
  remove: 'Failed to remove column settings.',
  unknownTitle: 'Column title not found',
} as const

/**
 * The reason a server must refuse a save: unknown titles, columns of another list, duplicates, too many locks, a locked
 * column that is hidden or comes after an unlocked one.
 * @param known the columns of the lists, with those of your own
 * @returns one sentence per broken rule; empty for a valid save
 */
export function columnSettingsErrors(
  type: ContractType,
  columns: readonly ColumnPreference[],
  known: CaseColumns<never> = caseColumns,
): string[] {
  const numbers = new Set(known.byList[type].map(({ number }) => number))
  const inOrder = columns.toSorted((a, b) => a.order - b.order)
  const lockedCount = columns.filter((column) => column.locked).length
  const rules: readonly (readonly [isBroken: boolean, error: string])[] = [
    [columns.some((column) => hasUnknownTitle(column, known)), columnSettingsFailures.unknownTitle],
    [columns.some(({ column }) => !numbers.has(column)), 'The list does not have one of these columns.'],
    [new Set(columns.map(({ column }) => column)).size < columns.length, 'A column can be saved only once.'],
    [lockedCount > maxLockedColumns, `Only ${maxLockedColumns} columns can be locked at a time.`],
    [columns.some((column) => column.locked && !column.visible), 'A locked column cannot be hidden.'],
    [inOrder.slice(lockedCount).some((column) => column.locked), 'Locked columns stand before the others.'],
  ]
  return rules.flatMap(([isBroken, error]) => (isBroken ? [error] : []))
}

/** A saved setting names a column that the catalog does not have. */
export class ColumnTitleNotFoundError extends Error {
  override readonly name = 'ColumnTitleNotFoundError'
  /** The unknown title. */
  readonly title: string

  constructor(title: string) {
    super(columnSettingsFailures.unknownTitle)
    this.title = title
  }
}

type TitledSetting = Pick<SavedColumn, 'title'> & Partial<Pick<SavedColumn, 'column'>>

/**
 * Checks the titles of saved settings against the columns. Settings go by their number, so one without a title passes, and
 * one with the number of a column of your own, whose title may change. Both the setting's title and the table's header are
 * known titles.
 * @throws {ColumnTitleNotFoundError} at the first title that no column has
 */
export function checkColumnTitles(settings: readonly TitledSetting[], columns: CaseColumns<never>): void {
  const unknown = settings.find((setting) => hasUnknownTitle(setting, columns))
  if (unknown) throw new ColumnTitleNotFoundError(unknown.title ?? '')
}

function hasUnknownTitle({ title, column = 0 }: TitledSetting, { knownTitles }: CaseColumns<never>): boolean {
  return title !== null && column < firstOwnNumber && !knownTitles.has(title)
}
