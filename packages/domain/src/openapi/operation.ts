import type { Endpoint, EndpointAuth } from '../endpoint/index.ts'
import { getFailures } from './failures.ts'
import type { SchemaBook } from './schema-book.ts'
import type { Content, Operation, Parameter, SchemaPart } from './types.ts'

const answerContentTypes = { json: 'application/json', text: 'text/plain', pdf: 'application/pdf' } as const
/** A file: OpenAPI 3.1 describes it by its media type; `format` is for tools that still read 3.0. */
const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } as const

/** The OpenAPI operation of an endpoint; a planned one is declared and not answered yet. */
export function toOperation(endpoint: Endpoint, book: SchemaBook, isPlanned: boolean): Operation {
  const {
    name,
    method,
    subject,
    summary,
    source,
    flag,
    access,
    signInMethod,
    allowsExpiredPassword,
    needsProof,
    hasEtag,
  } = endpoint
  const parameters = toParameters(endpoint, book)
  const body = requestContent(endpoint, book)
  return {
    operationId: name,
    summary,
    tags: [subject],
    security: getSecurity(endpoint.auth),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: { description: 'Success', content: answerContent(endpoint, book) },
      ...(hasEtag && { 304: { description: 'Not changed since the version that If-None-Match names' } }),
      ...getFailures(method, isPlanned),
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

function getSecurity(auth: EndpointAuth): Operation['security'] {
  return auth === 'none' ? [] : [{ [auth]: [] }]
}

function requestContent({ name, body, requestType, files }: Endpoint, book: SchemaBook): Content | undefined {
  if (!body && files === undefined) return undefined
  const fields = body ? book.write(body, 'input', `${capitalised(name)}Request`) : { type: 'object' as const }
  if (requestType === 'rows') {
    return { 'application/x-ndjson': { schema: fields }, 'text/csv': { schema: { type: 'string' } } }
  }
  if (requestType === 'json') return { 'application/json': { schema: fields } }
  if (files === undefined) return { 'multipart/form-data': { schema: fields } }
  const schema: SchemaPart = {
    ...fields,
    properties: { ...fields.properties, [files]: { type: 'array', minItems: 1, items: file } },
    required: [...(fields.required ?? []), files],
  }
  return { 'multipart/form-data': { schema } }
}

function answerContent({ name, answer, answerType }: Endpoint, book: SchemaBook): Content {
  const schema = answerType === 'pdf' ? file : book.write(answer, 'output', `${capitalised(name)}Answer`)
  return { [answerContentTypes[answerType]]: { schema } }
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The path parameters of an endpoint in the order of its schema, then those of its query. */
function toParameters(endpoint: Endpoint, book: SchemaBook): readonly Parameter[] {
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
