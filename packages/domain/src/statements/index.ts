export { getAvailableStatements, getStatementFile } from './endpoints.ts'
export {
  firstStatementYear,
  hasBenefactStatement,
  hasNcdcStatement,
  keptStatementYears,
  statementDownloads,
  statementFileName,
  statementRows,
  statementSummaries,
  statementTitles,
} from './statements.ts'
export { statementColumns, statementsExport } from './statements-export.ts'
export type { StatementDownload, StatementKind, StatementSummary, StatementYear } from './statements.ts'
