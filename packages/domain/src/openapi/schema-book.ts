import type { JsonSchema } from '@valibot/to-json-schema'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { describeFields } from './field-words.ts'
import { schemaNames } from './schema-names.ts'

/** The side of a transform is described: what a caller may send, or what a reader gets. */
type SchemaSide = 'input' | 'output'

export interface SchemaBook {
  /**
   * The JSON schema of a body. Entities are references to components of their names; an object that is none becomes a
   * component under `ownName`, one in a list under `ownName` and `Item`.
   */
  readonly write: (schema: GenericSchema, side: SchemaSide, ownName: string) => JsonSchema
  /** The JSON schema itself, whose parts may be references. */
  readonly writeInline: (schema: GenericSchema, side: SchemaSide, ownName: string) => JsonSchema
  /** Keeps a schema as a component. @returns the reference to it */
  readonly keep: (name: string, schema: JsonSchema) => JsonSchema
  /** The schemas that others refer to, by component name, in alphabetical order. */
  readonly listComponents: () => Record<string, JsonSchema>
}

const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/**
 * Turns valibot schemas into JSON schemas for one document.
 *
 * A transform has no counterpart in JSON Schema and is left out: the input side describes the schema before it, the
 * output side the last schema of the pipe. An entity whose sides differ has a second component, `CaseInput`, for requests.
 * Recursive (lazy) schemas become components, so that they can refer to themselves.
 */
export function createSchemaBook(): SchemaBook {
  const components = new Map<string, JsonSchema>()
  const names = { input: new Map<GenericSchema, string>(), output: new Map<GenericSchema, string>() }

  const convert = (schema: GenericSchema, side: SchemaSide, owner: string): JsonSchema => {
    const named = new Set<string>()
    const {
      $schema: _dialect,
      $defs: parts = {},
      ...converted
    } = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: side,
      errorMode: 'ignore',
      overrideSchema: ({ valibotSchema, jsonSchema }) => {
        const part = valibotSchema as GenericSchema
        if (part !== schema && schemaNames.has(part)) return refer(nameOf(part, side))
        return jsonSchema.properties ? describeFields(jsonSchema, schemaNames.get(part) ?? owner) : undefined
      },
      overrideRef: ({ referenceId, valibotSchema }) => {
        const part = valibotSchema as GenericSchema
        if (!schemaNames.has(part)) return refer(`${owner}Part${referenceId}`).$ref
        named.add(referenceId)
        return refer(nameOf(part, side)).$ref
      },
    })
    for (const [id, part] of Object.entries(parts)) {
      if (typeof part !== 'boolean' && !named.has(id)) components.set(`${owner}Part${id}`, part)
    }
    return converted
  }

  const nameOf = (schema: GenericSchema, side: SchemaSide): string => {
    const given = names[side].get(schema)
    if (given !== undefined) return given
    const name = schemaNames.get(schema) ?? ''
    // Set before the schema is converted, as it may refer to itself
    names[side].set(schema, name)
    if (side === 'input') {
      const sides = [convert(schema, 'input', name), convert(schema, 'output', name)]
      const [input = {}, output] = sides
      if (JSON.stringify(input) !== JSON.stringify(output)) {
        names.input.set(schema, `${name}Input`)
        components.set(`${name}Input`, input)
        return `${name}Input`
      }
      return nameOf(schema, 'output')
    }
    components.set(name, convert(schema, 'output', name))
    return name
  }

  const keep = (name: string, schema: JsonSchema): JsonSchema => {
    components.set(name, schema)
    return refer(name)
  }

  return {
    writeInline: convert,
    keep,
    write(schema, side, ownName) {
      if (schemaNames.has(schema)) return refer(nameOf(schema, side))
      const written = convert(schema, side, ownName)
      if (written.properties) return keep(ownName, written)
      const { items } = written
      const isListOfObjects = typeof items === 'object' && !Array.isArray(items) && items.properties
      return isListOfObjects ? { ...written, items: keep(`${ownName}Item`, items) } : written
    },
    listComponents: () => Object.fromEntries([...components].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
