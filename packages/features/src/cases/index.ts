export { CaseScreen, type CaseScreenProps } from './CaseScreen.js'
export { CaseTypeLinks, type CaseTypeLinksProps } from './CaseTypeLinks.js'
export { caseMessages } from './messages.js'
