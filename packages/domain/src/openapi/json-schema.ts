import type { JsonSchema } from '@valibot/to-json-schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The input of a schema, as a JSON Schema document of its own. */
export function toJsonSchemaDocument(schema: GenericSchema, title: string): JsonSchema {
  return { ...toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }), title }
}
