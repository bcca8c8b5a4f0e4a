export { caseDetailMessages } from './case-detail-messages.js'
export { CaseDetail, type CaseDetailProps } from './CaseDetail.js'
export { CaseMessage, type CaseMessageProps } from './CaseMessage.js'
export { CaseRowMenu, type CaseRowMenuProps } from './CaseRowMenu.js'
export type { CaseCells } from './case-table-columns.js'
export { CaseScreen } from './CaseScreen.js'
export type { CaseScreenProps, ShownCases } from './CaseScreenProps.js'
export { CommentLinks, type CommentLinksProps } from './CommentLinks.js'
export { ContractNumber, type ContractNumberProps } from './ContractNumber.js'
export { CaseTypeLinks, type CaseTypeLinksProps } from './CaseTypeLinks.js'
export { caseMessages } from './messages.js'
// Until the column settings have an entry of their own
export {
  columnSettingsMessages,
  type ColumnSettingsOutcome,
  ColumnSettingsScreen,
  type ColumnSettingsScreenProps,
  UnsavedColumnsModal,
  type UnsavedColumnsModalProps,
} from '../column-settings/index.js'
