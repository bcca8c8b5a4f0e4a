export { createRowCheck } from './check-row.ts'
export type { Rejection } from './check-row.ts'
export { getImportSchema, importRows } from './endpoints.ts'
export { importEntities, importSchemas } from './entities.ts'
export type {
  AccessRow,
  AccountRow,
  CaseRow,
  ContractRow,
  DeletedRow,
  ImportEntity,
  ImportRow,
  PersonRow,
  StatementRow,
  StatusRow,
} from './entities.ts'
export { getImportFields, toFieldName } from './fields.ts'
export type { ImportField } from './fields.ts'
export { defaultMaxRejected } from './report.ts'
export type { ImportReport } from './report.ts'
export { splitWords } from './values.ts'
