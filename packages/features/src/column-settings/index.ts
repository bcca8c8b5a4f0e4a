export type { ColumnSettingsOutcome } from './ColumnSettingsScreen/ColumnSettingsBanners.js'
export { ColumnSettingsScreen, type ColumnSettingsScreenProps } from './ColumnSettingsScreen/ColumnSettingsScreen.js'
export { columnSettingsMessages } from './messages.js'
