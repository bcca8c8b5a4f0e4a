export { ColumnSettingsScreen, type ColumnSettingsScreenProps } from './ColumnSettingsScreen.js'
export { columnSettingsMessages } from './messages.js'
export { type ColumnSettingsOutcome } from './outcome-texts.js'
export { UnsavedColumnsModal, type UnsavedColumnsModalProps } from './UnsavedColumnsModal.js'
