export { createRowCheck, isImportColumn } from './check-row.ts'
export type { Rejection } from './check-row.ts'
export { importEntities, importSchemas } from './entities.ts'
export type {
  AccessRow,
  AccountRow,
  AgencyRow,
  CaseRow,
  ContractRow,
  DeletedRow,
  ImportEntity,
  ImportRow,
} from './entities.ts'
export { getImportFields, toFieldName } from './fields.ts'
export type { ImportField } from './fields.ts'
export { defaultMaxRejected, importReportSchema } from './report.ts'
export type { ImportReport } from './report.ts'
export { splitWords } from './values.ts'
