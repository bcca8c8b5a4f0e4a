import type { Endpoint } from '../endpoint/index.ts'
import type { SchemaBook } from './schema-book.ts'
import type { Parameter } from './types.ts'

/** The path parameters of an endpoint in the order of its schema, then those of its query. */
export function parametersOf(endpoint: Endpoint, book: SchemaBook): readonly Parameter[] {
  return [...parametersIn('path', endpoint, book), ...parametersIn('query', endpoint, book)]
}

function parametersIn(place: Parameter['in'], endpoint: Endpoint, book: SchemaBook): readonly Parameter[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query
  if (!schema) return []
  const { properties = {}, required = [] } = book.write(schema, 'input', `${endpoint.name}Parameter`)
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }))
}
