export { statementsMessages } from './messages.js'
export { StatementsScreen, type StatementsScreenProps } from './StatementsScreen/StatementsScreen.js'
