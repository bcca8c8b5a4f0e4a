export { getAvailableStatements, getStatementFile } from './endpoints.ts'
export {
  firstStatementYear,
  hasBenefactStatement,
  hasNcdcStatement,
  keptStatementYears,
  ncdcContractTypes,
  statementDownloads,
  statementFileName,
  statementRows,
  statementYearSchema,
  statementYearsKept,
} from './statements.ts'
export type { StatementDownload, StatementFacts, StatementKind, StatementYear } from './statements.ts'
