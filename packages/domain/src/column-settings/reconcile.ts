import { caseColumnNumbered } from '../cases/case-columns.ts'
import { caseTables } from '../cases/case-tables.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { checkColumnTitles, ColumnTitleNotFoundError } from './catalogue-check.ts'
import { defaultColumnSettings, maxLockedColumns } from './column-setting.ts'
import type { ColumnSetting, ColumnSettings } from './column-setting.ts'
import type { SavedColumn } from './preference.ts'

/**
 * Brings saved columns into line with the catalogue of today. Columns that the list no longer has, and repeated ones,
 * are dropped; new ones are appended visible; locked ones come first, are visible, and are three at most. An empty
 * list means the defaults.
 * @throws {ColumnTitleNotFoundError} when a saved title is not in the catalogue
 */
export function reconcileColumnSettings(type: ContractType, saved: readonly SavedColumn[]): ColumnSettings {
  checkColumnTitles(saved)
  const inOrder = saved.toSorted((a, b) => placeOf(a) - placeOf(b))
  const known = new Map<string, ColumnSetting>()
  for (const each of inOrder) {
    const id = caseColumnNumbered(each.column)?.id
    if (id === undefined || !caseTables[type].includes(id) || known.has(id)) continue
    known.set(id, { id, visible: each.visible ?? true, locked: each.locked ?? false })
  }
  const fresh = defaultColumnSettings(type).filter(({ id }) => !known.has(id))
  return lockedFirst([...known.values(), ...fresh])
}

/** Why the defaults stand in for saved columns: these could not be had, or one of them is a column that nobody knows. */
export type ColumnSettingsProblem = 'not-retrieved' | 'title-not-found'

export interface LoadedColumnSettings {
  readonly settings: ColumnSettings
  /** Why the defaults stand in for what was saved; null when all is well. */
  readonly error: ColumnTitleNotFoundError | null
}

/** The columns to show for an answer of the server; without one, or with one that is not understood, the defaults. */
export function loadColumnSettings(type: ContractType, saved: readonly SavedColumn[] | null): LoadedColumnSettings {
  try {
    return { settings: reconcileColumnSettings(type, saved ?? []), error: null }
  } catch (error) {
    if (error instanceof ColumnTitleNotFoundError) return { settings: defaultColumnSettings(type), error }
    throw error
  }
}

function placeOf({ order }: SavedColumn): number {
  return order ?? Number.MAX_SAFE_INTEGER
}

function lockedFirst(settings: ColumnSettings): ColumnSettings {
  const locked = settings.filter((setting) => setting.locked)
  const kept = locked.slice(0, maxLockedColumns).map((setting) => ({ ...setting, visible: true }))
  const released = locked.slice(maxLockedColumns).map((setting) => ({ ...setting, locked: false }))
  return [...kept, ...released, ...settings.filter((setting) => !setting.locked)]
}
