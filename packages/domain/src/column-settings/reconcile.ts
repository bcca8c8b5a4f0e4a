import { caseColumns } from '../cases/case-lists.ts'
import type { CaseColumns } from '../cases/case-lists.ts'
import type { ContractType } from '../cases/contract-types.ts'
import {
  checkColumnTitles,
  ColumnTitleNotFoundError,
  defaultColumnSettings,
  maxLockedColumns,
} from './column-setting.ts'
import type { ColumnSetting, ColumnSettings, SavedColumn } from './column-setting.ts'

/**
 * Brings saved columns into line with the catalog of today. Columns that the list no longer has, and repeated ones,
 * are dropped; new ones are appended visible and not locked; locked ones come first, are visible, and are three at most. An empty
 * list means the defaults.
 * @throws {ColumnTitleNotFoundError} when a saved title is not that of a column
 */
export function reconcileColumnSettings(
  type: ContractType,
  saved: readonly SavedColumn[],
  columns: CaseColumns<never> = caseColumns,
): ColumnSettings {
  checkColumnTitles(saved, columns)
  if (saved.length === 0) return defaultColumnSettings(type, columns)
  const listed = columns.byList[type]
  const inOrder = saved.toSorted((a, b) => getPlace(a) - getPlace(b))
  const savedSettings = new Map<string, ColumnSetting>()
  for (const { column: number, visible, locked } of inOrder) {
    const id = listed.find((column) => column.number === number)?.id
    if (id === undefined || savedSettings.has(id)) continue
    savedSettings.set(id, { id, visible: visible ?? true, locked: locked ?? false })
  }
  const fresh = listed.filter(({ id }) => !savedSettings.has(id)).map(({ id }) => appendedSetting(id))
  return lockedFirst([...savedSettings.values(), ...fresh])
}

/** The reason the defaults replace saved columns: they failed to load, or one of them is unknown. */
export type ColumnSettingsProblem = 'not-retrieved' | 'title-not-found'

export interface LoadedColumnSettings {
  readonly settings: ColumnSettings
  /** The reason the defaults replace the saved columns; null when they do not. */
  readonly error: ColumnTitleNotFoundError | null
}

/** The columns to show for an answer of the server; without one, or with one that is not understood, the defaults. */
export function loadColumnSettings(
  type: ContractType,
  saved: readonly SavedColumn[] | null,
  columns: CaseColumns<never> = caseColumns,
): LoadedColumnSettings {
  try {
    return { settings: reconcileColumnSettings(type, saved ?? [], columns), error: null }
  } catch (error) {
    if (error instanceof ColumnTitleNotFoundError) return { settings: defaultColumnSettings(type, columns), error }
    throw error
  }
}

function appendedSetting(id: string): ColumnSetting {
  return { id, visible: true, locked: false }
}

function getPlace({ order }: SavedColumn): number {
  return order ?? Number.MAX_SAFE_INTEGER
}

function lockedFirst(settings: ColumnSettings): ColumnSettings {
  const locked = settings.filter((setting) => setting.locked)
  const remaining = locked.slice(0, maxLockedColumns).map((setting) => ({ ...setting, visible: true }))
  const released = locked.slice(maxLockedColumns).map((setting) => ({ ...setting, locked: false }))
  return [...remaining, ...released, ...settings.filter((setting) => !setting.locked)]
}
