export { CaseScreen, type CaseScreenProps, type ColumnProblem } from './CaseScreen.js'
export { CaseTypeLinks, type CaseTypeLinksProps } from './CaseTypeLinks.js'
export { caseMessages } from './messages.js'
