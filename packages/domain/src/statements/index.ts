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
  statementSummaries,
  statementYearSchema,
  statementYearsKept,
} from './statements.ts'
export { statementsExport } from './statements-export.ts'
export type {
  StatementDownload,
  StatementFacts,
  StatementFile,
  StatementKind,
  StatementSummary,
  StatementYear,
} from './statements.ts'
