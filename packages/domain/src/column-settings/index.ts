export {
  columnSettingsHrefs,
  defaultColumnSettings,
  differsFromSaved,
  maxLockedColumns,
  toColumnPreferences,
  visibleColumns,
} from './column-setting.ts'
export type { ColumnSetting, ColumnSettings } from './column-setting.ts'
export { lockColumn, lockState, moveColumn, setColumnVisible, unlockColumn } from './edit.ts'
export type { LockState } from './edit.ts'
export { clearColumnSettings, getColumnSettings, saveColumnSettings } from './endpoints.ts'
export { columnSettingsFailures, savedColumnSchema } from './preference.ts'
export type { ColumnPreference, SavedColumn } from './preference.ts'
export { loadColumnSettings, reconcileColumnSettings } from './reconcile.ts'
export type { ColumnSettingsProblem, LoadedColumnSettings } from './reconcile.ts'
export { columnSettingsErrors } from './save-check.ts'
