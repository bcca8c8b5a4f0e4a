export {
  ClientLookupScreen,
  type ClientLookupScreenProps,
  type RecentClient,
} from './ClientLookupScreen/ClientLookupScreen.js'
export {
  type ClientSearch,
  ClientSearchPanel,
  type ClientSearchPanelProps,
} from './ClientSearchPanel/ClientSearchPanel.js'
export { clientLookupMessages } from './messages.js'
