import type { Endpoint } from '../endpoint/index.ts'
import { failureBodySchema } from '../endpoint/index.ts'
import { failureAnswers } from './failures.ts'
import { toOperation } from './operation.ts'
import type { SchemaBook } from './schema-book.ts'
import { createSchemaBook } from './schema-book.ts'
import type { OpenApiDocument, PathItem } from './types.ts'

export interface OpenApiOptions {
  /** Version of the product that serves the document. */
  readonly version: string
  /** The base of the paths, absolute or relative to the document: `/api`. */
  readonly serverUrl: string
  /** Calls of the contract that this service does not answer yet; they are marked and answer 501. */
  readonly planned?: readonly Endpoint[]
}

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The session token of the sign-in answer.' },
  credential: { type: 'http', scheme: 'bearer', description: 'The ONT credential; for the session migration only.' },
  import: { type: 'http', scheme: 'bearer', description: 'A token of the setting IMPORT_TOKENS.' },
} as const

/**
 * The OpenAPI 3.1 document of an endpoint table: one operation per endpoint, one tag per subject, the shared failure
 * answers, and the bearer schemes. Answers are described as they are read, requests as they may be sent.
 * @throws {Error} when two endpoints share a method and a path
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { version, serverUrl, planned = [] }: OpenApiOptions,
): OpenApiDocument {
  const book = createSchemaBook()
  const paths = toPaths(endpoints, book, planned)
  const subjects = [...new Set(endpoints.map(({ subject }) => subject))]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Producer Portal API',
      version,
      description: 'Every call of the producer portal, made from the same table as its client and its service.',
    },
    servers: [{ url: serverUrl }],
    tags: subjects.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      schemas: { Failure: book.write(failureBodySchema, 'output', 'Failure'), ...book.components },
      responses: failureAnswers,
    },
  }
}

function toPaths(
  endpoints: readonly Endpoint[],
  book: SchemaBook,
  planned: readonly Endpoint[],
): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {}
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    const key = method === 'GET' ? 'get' : 'post'
    if (paths[path]?.[key]) throw new Error(`Declared twice: ${method} ${path}`)
    paths[path] = { ...paths[path], [key]: toOperation(endpoint, book, planned.includes(endpoint)) }
  }
  return paths
}
