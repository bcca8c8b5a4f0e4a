export { openApiDocument } from './document.ts'
export type { OpenApiOptions } from './document.ts'
export type { OpenApiDocument, Operation } from './types.ts'
