export {
  columnSettingsErrors,
  columnSettingsFailures,
  columnSettingsHrefs,
  defaultColumnSettings,
  differsFromSaved,
  maxLockedColumns,
  savedColumnSchema,
  shownColumns,
  toColumnPreferences,
  toDefaultSettings,
  visibleColumns,
} from './column-setting.ts'
export type { ColumnPreference, ColumnSetting, ColumnSettings, SavedColumn } from './column-setting.ts'
export { lockColumn, lockState, moveColumn, setColumnVisible, unlockColumn } from './edit.ts'
export type { LockState } from './edit.ts'
export { clearColumnSettings, getColumnSettings, saveColumnSettings } from './endpoints.ts'
export { mergeColumnSettings } from './merge.ts'
export { loadColumnSettings, reconcileColumnSettings } from './reconcile.ts'
export type { ColumnSettingsProblem } from './reconcile.ts'
