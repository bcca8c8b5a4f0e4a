export { openApiDocument } from './document.ts'
export { toJsonSchemaDocument } from './json-schema.ts'
