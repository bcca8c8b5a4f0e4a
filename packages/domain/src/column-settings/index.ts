export { alertTypeValue } from './alert-type.ts'
export { checkColumnTitles, ColumnTitleNotFoundError } from './catalogue-check.ts'
export { columnSettingsHrefs } from './column-settings-hrefs.ts'
export {
  defaultColumnSettings,
  differsFromSaved,
  maxLockedColumns,
  toColumnPreferences,
  visibleColumns,
} from './column-setting.ts'
export type { ColumnSetting, ColumnSettings } from './column-setting.ts'
export { canMoveColumn, lockColumn, lockState, moveColumn, setColumnVisible, unlockColumn } from './edit.ts'
export type { LockState } from './edit.ts'
export { clearColumnSettings, columnSettingsFailures, getColumnSettings, saveColumnSettings } from './endpoints.ts'
export { alertTypeValues, columnPreferenceSchema, columnSettingsSaveSchema, savedColumnSchema } from './preference.ts'
export type { AlertTypeValue, ColumnPreference, SavedColumn } from './preference.ts'
export { loadColumnSettings, reconcileColumnSettings } from './reconcile.ts'
export type { ColumnSettingsProblem, LoadedColumnSettings } from './reconcile.ts'
export { columnSettingsErrors } from './save-check.ts'
