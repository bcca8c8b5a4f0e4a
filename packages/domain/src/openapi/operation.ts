import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Endpoint, EndpointAuth } from '../endpoint/index.ts'
import { getFailures } from './failures.ts'
import { cookieCalls, describeOperation } from './operation-words.ts'
import { describeParameter } from './parameter-words.ts'
import type { SchemaBook } from './schema-book.ts'
import type { Answer, CallExample, Content, Operation, Parameter, Reference, SchemaPart } from './types.ts'

const answerContentTypes = { json: 'application/json', text: 'text/plain', pdf: 'application/pdf' } as const
/** A file: OpenAPI 3.1 describes it by its media type; `format` is for tools that still read 3.0. */
const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } as const

interface OperationContext {
  readonly book: SchemaBook
  readonly example: CallExample
  /** Declared and not answered yet. */
  readonly isPlanned: boolean
}

/** The OpenAPI operation of an endpoint. */
export function toOperation(endpoint: Endpoint, { book, example, isPlanned }: OperationContext): Operation {
  const { name, subject, summary, source, flag, access, signInMethod, allowsExpiredPassword, needsProof, hasEtag } =
    endpoint
  const parameters = toParameters(endpoint, book, example)
  const body = requestContent(endpoint, book, example)
  return {
    operationId: name,
    summary,
    description: describeOperation(endpoint),
    tags: [subject],
    security: getSecurity(endpoint.auth),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !v.is(endpoint.body ?? v.never(), undefined), content: body } }),
    responses: {
      200: {
        description: 'Success',
        headers: answerHeaders(endpoint),
        content: answerContent(endpoint, book, example),
      },
      ...(hasEtag && { 304: unchanged }),
      ...getFailures(endpoint, isPlanned),
    },
    ...(source && { 'x-source': source }),
    ...(flag && { 'x-flag': flag }),
    ...(access && { 'x-access': access.name }),
    ...(signInMethod && { 'x-sign-in-method': signInMethod }),
    ...(allowsExpiredPassword && { 'x-expired-password': 'allowed' }),
    ...(needsProof && { 'x-proof': 'required' }),
    ...(isPlanned && { 'x-availability': 'planned' }),
  }
}

const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
const etag = { ETag: { $ref: '#/components/headers/ETag' } }
const unchanged: Answer = {
  description: 'Not changed since the version that If-None-Match names',
  headers: { ...requestId, ...etag },
}

function answerHeaders({ name, hasEtag }: Endpoint): Readonly<Record<string, Reference>> {
  return {
    ...requestId,
    ...(hasEtag && etag),
    ...(cookieCalls.has(name) && { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } }),
  }
}

function getSecurity(auth: EndpointAuth): Operation['security'] {
  return auth === 'none' ? [] : [{ [auth]: [] }]
}

function requestContent(
  { name, body, requestType, files }: Endpoint,
  book: SchemaBook,
  { body: example }: CallExample,
): Content | undefined {
  if (!body && files === undefined) return undefined
  const ownName = `${capitalised(name)}Request`
  const shown = example === undefined ? {} : { example }
  if (requestType === 'json' && body) {
    return { 'application/json': { schema: book.write(body, 'input', ownName), ...shown } }
  }
  const fields = body ? book.writeInline(body, 'input', ownName) : { type: 'object' as const }
  if (requestType === 'rows') {
    return {
      'application/x-ndjson': { schema: book.keep('ImportRow', withNamedParts(fields, book)), ...shown },
      'text/csv': { schema: { type: 'string', description: 'A line of the field names, then one line for each row.' } },
    }
  }
  const schema: SchemaPart =
    files === undefined
      ? fields
      : {
          ...fields,
          properties: { ...fields.properties, [files]: { type: 'array', minItems: 1, items: file } },
          required: [...(fields.required ?? []), files],
        }
  return { 'multipart/form-data': { schema: book.keep(ownName, schema), ...shown } }
}

/** The entities that can be brought in, as components of their own. */
function withNamedParts({ anyOf = [] }: JsonSchema, book: SchemaBook): JsonSchema {
  return {
    anyOf: anyOf.map((part) =>
      typeof part === 'object' && part.title ? book.keep(`${capitalised(part.title)}Row`, part) : part,
    ),
  }
}

function answerContent(
  { name, answer, answerType }: Endpoint,
  book: SchemaBook,
  { answer: example }: CallExample,
): Content {
  const schema = answerType === 'pdf' ? file : book.write(answer, 'output', `${capitalised(name)}Answer`)
  return { [answerContentTypes[answerType]]: { schema, ...(example !== undefined && { example }) } }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The entity tag of the version that the caller has.',
  schema: { type: 'string' },
}

/** The path parameters of an endpoint in the order of its schema, then those of its query, then its headers. */
function toParameters(endpoint: Endpoint, book: SchemaBook, { params, query }: CallExample): readonly Parameter[] {
  return [
    ...parametersIn('path', endpoint, book, params),
    ...parametersIn('query', endpoint, book, query),
    ...(endpoint.hasEtag ? [ifNoneMatch] : []),
  ]
}

function parametersIn(
  place: 'path' | 'query',
  endpoint: Endpoint,
  book: SchemaBook,
  examples: Readonly<Record<string, string>> = {},
): readonly Parameter[] {
  const schema = place === 'path' ? endpoint.params : endpoint.query
  if (!schema) return []
  const { properties = {}, required = [] } = book.writeInline(schema, 'input', `${endpoint.name}Parameter`)
  return Object.entries(properties).map(([name, part]) => {
    const description = describeParameter(endpoint.name, name)
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: withoutDescription(part),
      ...(examples[name] !== undefined && { example: examples[name] }),
    }
  })
}

/** A parameter says itself what it is. */
function withoutDescription(schema: SchemaPart): SchemaPart {
  if (typeof schema === 'boolean') return schema
  const { description: _, ...rest } = schema
  return rest
}
