import type { CaseColumnId } from '../cases/case-columns.ts'
import { caseColumns, caseColumnsByList } from '../cases/case-columns.ts'
import type { ContractType } from '../cases/contract-types.ts'
import { contractTypeHrefs } from '../cases/contract-types.ts'
import type { ColumnPreference } from './preference.ts'

/** At most this many columns of a list can be locked; the row numbers do not count. */
export const maxLockedColumns = 3

/** How one column stands in a list. The list of all settings gives the order; locked ones come first. */
export interface ColumnSetting {
  readonly id: CaseColumnId
  readonly visible: boolean
  readonly locked: boolean
}
export type ColumnSettings = readonly ColumnSetting[]

/** The columns as they stand before anyone changes them: all visible, in the listed order, none locked. */
export function defaultColumnSettings(type: ContractType): ColumnSettings {
  return caseColumnsByList[type].map(({ id }) => ({ id, visible: true, locked: false }))
}

/** The columns that a table shows, in its order. */
export function visibleColumns(settings: ColumnSettings): ColumnSetting[] {
  return settings.filter((setting) => setting.visible)
}

/** The settings as they are saved. */
export function toColumnPreferences(settings: ColumnSettings): ColumnPreference[] {
  return settings.map(({ id, visible, locked }, index) => ({
    title: caseColumns[id].title,
    column: caseColumns[id].number,
    order: index + 1,
    visible,
    locked,
  }))
}

/** Whether Save and Apply has anything to save. */
export function differsFromSaved(settings: ColumnSettings, saved: ColumnSettings): boolean {
  if (settings.length !== saved.length) return true
  return settings.some(({ id, visible, locked }, index) => {
    const other = saved[index]
    return other?.id !== id || other.visible !== visible || other.locked !== locked
  })
}

/** The pages in the portal on which the columns of the three lists are arranged. */
export const columnSettingsHrefs = contractTypeHrefs((segment) => `/new-business/column-settings/${segment}`)
