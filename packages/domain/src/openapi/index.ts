export { openApiDocument, toDocumentedPath } from './document.ts'
export { getFailureCode } from './failures.ts'
export type { FailureCode } from './failures.ts'
export { toJsonSchemaDocument } from './json-schema.ts'
