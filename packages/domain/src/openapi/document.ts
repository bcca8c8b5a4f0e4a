import { cookieNames } from '../auth/cookies.ts'
import type { Endpoint } from '../endpoint/index.ts'
import { describedFailureSchema, listFailureAnswers } from './failures.ts'
import { subjectWords } from './operation-words.ts'
import { toOperation } from './operation.ts'
import type { SchemaBook } from './schema-book.ts'
import { createSchemaBook } from './schema-book.ts'
import { signOutPath } from './sign-out.ts'
import type { CallExamples, Header, OpenApiDocument, PathItem } from './types.ts'

export interface OpenApiOptions {
  /** Version of the product that serves the document. */
  readonly version: string
  /** The base of the paths, absolute or relative to the document: `/api`. */
  readonly serverUrl: string
  /** Calls of the contract that this service does not answer yet; they are marked and answer 501. */
  readonly planned?: readonly Endpoint[]
  /** Shown with the calls of their names. */
  readonly examples?: CallExamples
}

const description = `Every call of the producer portal, made from the same table as its client and its service.

**Sessions.** A sign-in answers a session token, the bearer of all other calls, and sets it as cookies for the browser. The portal puts the token into its calls itself; no call takes a cookie in its place, but signing out, which is a page address. Where users sign in with an OpenID provider, the browser runs its authorization code flow with PKCE and \`oktaLogin\` exchanges the tokens for a session; the page of the portal names the provider, whose configuration is under \`/.well-known/openid-configuration\`.

**Errors.** Every failure has the same body: \`code\` for programs, \`message\` and \`errors\` for people. A code says the same in every call; codes are added, never given another meaning.

**Lists.** Lists come whole, not in pages; long ones have an entity tag. Searches answer at most as many entries as their summary says.

**Reading.** A missing name, date or amount is null, a missing list is empty. Fields that a reader does not know are ignored, and unknown words of a status are kept as they are.

**Versions.** The version follows semantic versioning. Within a major version calls, fields, codes and words of answers are only added, and what a request may hold is only widened. A call or a field that goes is marked \`deprecated\` for at least one minor version and six months before the next major version leaves it out. \`x-source: portal-defined\` marks what the portal chose where none was given; it may change in a minor version, and the changelog says so.`

const securitySchemes: OpenApiDocument['components']['securitySchemes'] = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The session token of the sign-in answer.',
  },
  credential: { type: 'http', scheme: 'bearer', description: 'The ONT credential; for the session migration only.' },
  import: { type: 'http', scheme: 'bearer', description: 'A token of the setting IMPORT_TOKENS.' },
  sessionCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames.jwt,
    description: `The cookie of the session token, which only signing out reads. Beside it stand ${Object.values(
      cookieNames,
    )
      .filter((name) => name !== cookieNames.jwt)
      .map((name) => `\`${name}\``)
      .join(', ')}. All are \`Path=/; SameSite=Lax\`, \`Secure\` over https, and readable by the portal.`,
  },
}

const headers: Readonly<Record<string, Header>> = {
  Authenticate: { description: 'The way to authenticate.', schema: { type: 'string' }, example: 'Bearer' },
  ETag: {
    description: 'Names the version of the answer, for If-None-Match.',
    schema: { type: 'string' },
    example: 'W/"k3V9"',
  },
  RequestId: { description: 'Names the request in the log of the server.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds until the next try counts.', schema: { type: 'integer', minimum: 0 } },
  SetCookie: {
    description: 'The cookies of the session, one header each; see the security scheme `sessionCookie`.',
    schema: { type: 'string' },
    example: `${cookieNames.jwt}=eyJhbGciOiJIUzI1NiJ9; Path=/; SameSite=Lax; Secure`,
  },
}

/** The path as the document has it: the last slash of a path is for callers, and a server answers both. */
export function toDocumentedPath(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

/**
 * The OpenAPI 3.1 document of an endpoint table: one operation per endpoint, one tag per subject, entities as named
 * schemas, the shared failures, the headers, and the ways to authenticate.
 * @throws {Error} when two endpoints share a method and a path
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { version, serverUrl, planned = [], examples = {} }: OpenApiOptions,
): OpenApiDocument {
  const book = createSchemaBook()
  const subjects = [...new Set(endpoints.map(({ subject }) => subject))]
  const isWhole = subjects.includes('auth')
  const paths = { ...toPaths(endpoints, book, planned, examples), ...(isWhole && signOutPath) }
  const met = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ responses }) => Object.keys(responses))),
  )
  book.keep('Failure', book.writeInline(describedFailureSchema, 'output', 'Failure'))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Producer Portal API',
      version,
      summary: 'What the producer portal calls.',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl, description: 'This deployment.' }],
    tags: subjects.map((name) => ({ name, description: subjectWords[name] ?? getFirstSummary(endpoints, name) })),
    paths,
    components: { securitySchemes, schemas: book.listComponents(), responses: listFailureAnswers(met), headers },
  }
}

const getFirstSummary = (endpoints: readonly Endpoint[], subject: string) =>
  endpoints.find((endpoint) => endpoint.subject === subject)?.summary ?? subject

function toPaths(
  endpoints: readonly Endpoint[],
  book: SchemaBook,
  planned: readonly Endpoint[],
  examples: CallExamples,
): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {}
  for (const endpoint of endpoints) {
    const key = endpoint.method === 'GET' ? 'get' : 'post'
    const path = toDocumentedPath(endpoint.path)
    if (paths[path]?.[key]) throw new Error(`Declared twice: ${endpoint.method} ${endpoint.path}`)
    const example = examples[endpoint.name] ?? {}
    const operation = toOperation(endpoint, { book, example, isPlanned: planned.includes(endpoint) })
    paths[path] = { ...paths[path], [key]: operation }
  }
  return paths
}
