export { statementsMessages } from './messages.js'
export {
  type StatementDownloadState,
  StatementsScreen,
  type StatementsScreenProps,
} from './StatementsScreen/StatementsScreen.js'
