import type { JsonSchema } from '@valibot/to-json-schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The side of a transform is described: what a caller may send, or what a reader gets. */
type SchemaSide = 'input' | 'output'

export interface SchemaBook {
  /** The JSON schema of `schema`; schemas that it refers to are kept under names that start with `owner`. */
  readonly write: (schema: GenericSchema, side: SchemaSide, owner: string) => JsonSchema
  /** The schemas that others refer to, by component name. */
  readonly components: Record<string, JsonSchema>
}

/**
 * Turns valibot schemas into JSON schemas for one document.
 *
 * A transform has no counterpart in JSON Schema and is left out: the input side describes the schema before it, the
 * output side the last schema of the pipe. Recursive (lazy) schemas become components, so that they can refer to
 * themselves.
 */
export function createSchemaBook(): SchemaBook {
  const components: Record<string, JsonSchema> = {}
  return {
    components,
    write(schema, side, owner) {
      const componentName = (id: string) => `${owner}Part${id}`
      const {
        $schema: _dialect,
        $defs: parts = {},
        ...rest
      } = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: side,
        errorMode: 'ignore',
        overrideRef: ({ referenceId }) => `#/components/schemas/${componentName(referenceId)}`,
      })
      for (const [id, part] of Object.entries(parts)) {
        if (typeof part !== 'boolean') components[componentName(id)] = part
      }
      return rest
    },
  }
}
