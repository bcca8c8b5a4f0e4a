export { hasBenefactStatement, hasNcdcStatement, ncdcContractTypes } from './eligibility.ts'
export type { StatementFacts } from './eligibility.ts'
export { getAvailableStatements, getStatementFile } from './endpoints.ts'
export { statementYearSchema } from './entities.ts'
export type { StatementKind, StatementYear } from './entities.ts'
export {
  firstStatementYear,
  keptStatementYears,
  statementDownloads,
  statementFileName,
  statementRows,
  statementYearsKept,
} from './statements.ts'
export type { StatementDownload } from './statements.ts'
