import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { profileSchema } from '../account/index.ts'
import { caseSchema } from '../cases/index.ts'
import { defineEndpoint } from '../endpoint/index.ts'
import { openApiDocument } from './index.ts'

interface Branch {
  readonly name: string
  readonly children: readonly Branch[]
}
const branchSchema: v.GenericSchema<unknown, Branch> = v.object({
  name: v.string(),
  children: v.array(v.lazy(() => branchSchema)),
})
const canSeeStatements = () => true
const mayGuess = () => true

const getCase = defineEndpoint({
  name: 'getCase',
  method: 'GET',
  path: '/cases/{caseNo}',
  subject: 'cases',
  summary: 'One case.',
  access: canSeeStatements,
  signInMethod: 'legacy',
  allowsExpiredPassword: true,
  params: v.object({ caseNo: v.string() }),
  query: v.object({ type: v.picklist(['pending', 'issued']), number: v.optional(v.string()) }),
  answer: v.object({ amount: v.pipe(v.string(), v.transform(Number), v.number()), tree: branchSchema }),
})
const saveCase = defineEndpoint({
  name: 'saveCase',
  method: 'POST',
  path: '/cases/{caseNo}',
  subject: 'cases',
  summary: 'Saves one case.',
  source: 'portal-defined',
  auth: 'credential',
  params: v.object({ caseNo: v.string() }),
  body: v.object({ amount: v.pipe(v.string(), v.transform(Number), v.number()) }),
  answer: v.object({}),
})
const uploadFiles = defineEndpoint({
  name: 'uploadFiles',
  method: 'POST',
  path: '/files',
  subject: 'files',
  summary: 'Sends files.',
  auth: 'none',
  requestType: 'multipart',
  files: 'file',
  body: v.object({ note: v.optional(v.string()) }),
  answer: v.string(),
  answerType: 'text',
})
const getReport = defineEndpoint({
  name: 'getReport',
  method: 'GET',
  path: '/report',
  subject: 'files',
  summary: 'A report.',
  answer: v.instance(Uint8Array),
  answerType: 'pdf',
})

const listFiles = defineEndpoint({
  name: 'listFiles',
  method: 'GET',
  path: '/files',
  subject: 'files',
  summary: 'All files.',
  answer: v.array(v.object({ name: v.string() })),
})

const answered = { amount: 5, tree: { name: 'root', children: [] } }
const document = openApiDocument([getCase, saveCase, uploadFiles, getReport, listFiles], {
  version: '1.2.3',
  serverUrl: '/api',
  examples: { getCase: { params: { caseNo: '17' }, answer: answered } },
})
const read = document.paths['/cases/{caseNo}']?.get
const save = document.paths['/cases/{caseNo}']?.post

describe('the OpenAPI document', () => {
  test('names its version, its server and one tag per subject', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' }, servers: [{ url: '/api' }] })
    expect(document.tags).toEqual([
      { name: 'cases', description: 'New business: lists of cases, and one case.' },
      { name: 'files', description: 'Sends files.' },
    ])
  })

  test('names the objects of a list after the call, if they have no name of their own', () => {
    const answer = document.paths['/files']?.get?.responses['200']
    const items = { $ref: '#/components/schemas/ListFilesAnswerItem' }
    expect(answer).toHaveProperty('content.application/json.schema', { type: 'array', items })
    expect(document.components.schemas['ListFilesAnswerItem']).toMatchObject({ required: ['name'] })
  })

  test('gives both methods of one path their own operation', () => {
    expect([read?.operationId, save?.operationId]).toEqual(['getCase', 'saveCase'])
  })

  test('lists path parameters as required and query parameters as declared, each with its meaning and an example', () => {
    expect(read?.parameters).toEqual([
      {
        name: 'caseNo',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        example: '17',
      },
      {
        name: 'type',
        in: 'query',
        required: true,
        description: 'The list: `not placed` and `not_placed` are the same one.',
        schema: { type: 'string', enum: ['pending', 'issued'] },
      },
      {
        name: 'number',
        in: 'query',
        required: false,
        description: expect.stringContaining('number of an agency or an agent'),
        schema: { type: 'string' },
      },
    ])
  })

  test('describes answers as they are read and requests as they are sent, under the names of their calls', () => {
    const { GetCaseAnswer, SaveCaseRequest } = document.components.schemas
    expect(read?.responses['200']).toHaveProperty(
      ['content', 'application/json', 'schema', '$ref'],
      '#/components/schemas/GetCaseAnswer',
    )
    expect(GetCaseAnswer).toHaveProperty('properties.amount', { type: 'number', description: 'Dollars.' })
    expect(SaveCaseRequest).toHaveProperty('properties.amount', { type: 'string', description: 'Dollars.' })
  })

  test('shows the example of a call beside its schemas', () => {
    expect(read?.responses['200']).toHaveProperty(['content', 'application/json', 'example'], answered)
    expect(save?.requestBody?.content).not.toHaveProperty(['application/json', 'example'])
  })

  test('names an entity once, however many calls answer it, and its other side where that differs', () => {
    const path = '/wholes'
    const entities = openApiDocument(
      [
        defineEndpoint({ ...getReport, name: 'listCases', path, answerType: 'json', answer: v.array(caseSchema) }),
        defineEndpoint({ ...saveCase, path, body: v.object({ profile: profileSchema, case: caseSchema }) }),
      ],
      { version: '1', serverUrl: '/' },
    )
    expect(entities.paths[path]?.get?.responses['200']).toHaveProperty(['content', 'application/json', 'schema'], {
      type: 'array',
      items: { $ref: '#/components/schemas/Case' },
    })
    const { SaveCaseRequest, Case, Profile, ProfileInput } = entities.components.schemas
    expect(SaveCaseRequest?.properties).toEqual({
      profile: { $ref: '#/components/schemas/Profile' },
      case: { $ref: '#/components/schemas/Case' },
    })
    expect([Case?.type, Profile?.type, ProfileInput]).toEqual(['object', 'object', undefined])
    expect(Case).toHaveProperty('properties.procDate.anyOf', [{ type: 'string', format: 'date' }, { type: 'null' }])
  })

  test('keeps a schema that refers to itself among the components', () => {
    expect(Object.keys(document.components.schemas)).toContain('GetCaseAnswerPart0')
    expect(document.components.schemas['GetCaseAnswerPart0']).toHaveProperty(
      ['properties', 'children', 'items', '$ref'],
      '#/components/schemas/GetCaseAnswerPart0',
    )
  })

  test('describes uploads as multipart with a list of binary files beside the text fields', () => {
    expect(document.components.schemas['UploadFilesRequest']).toMatchObject({
      type: 'object',
      required: ['file'],
      properties: { note: { type: 'string' }, file: { type: 'array', items: { type: 'string', format: 'binary' } } },
    })
  })

  test.each([
    ['/files', 'post', 'text/plain'],
    ['/report', 'get', 'application/pdf'],
    ['/cases/{caseNo}', 'get', 'application/json'],
  ] as const)('answers %s %s as %s', (path, method, contentType) => {
    expect(document.paths[path]?.[method]?.responses['200']).toHaveProperty(['content', contentType])
  })

  test('says which credential a call needs', () => {
    expect(read?.security).toEqual([{ bearer: [] }])
    expect(save?.security).toEqual([{ credential: [] }])
    expect(document.paths['/files']?.post?.security).toEqual([])
  })

  test('names the access rule and marks what this project chose', () => {
    expect(read).toMatchObject({
      'x-access': 'canSeeStatements',
      'x-sign-in-method': 'legacy',
      'x-expired-password': 'allowed',
    })
    expect(read).not.toHaveProperty('x-source')
    expect(save).toMatchObject({ 'x-source': 'portal-defined' })
  })

  test('marks the calls that the service does not answer yet', () => {
    const planning = openApiDocument([getCase, saveCase], { version: '1', serverUrl: '/', planned: [saveCase] })
    const calls = planning.paths['/cases/{caseNo}']
    expect(calls?.post).toMatchObject({ 'x-availability': 'planned' })
    expect(calls?.post?.responses['501']).toEqual({ $ref: '#/components/responses/NotAvailable' })
    expect(calls?.get).not.toHaveProperty('x-availability')
    expect(planning.components.responses).toHaveProperty('NotAvailable')
  })

  test.each([
    ['/cases/{caseNo}', 'get', ['200', '400', '401', '403', '404', '422', '500', '503']],
    [
      '/cases/{caseNo}',
      'post',
      ['200', '400', '401', '403', '404', '409', '413', '415', '422', '423', '429', '500', '503'],
    ],
    ['/report', 'get', ['200', '400', '401', '403', '423', '500', '503']],
    ['/files', 'post', ['200', '400', '404', '409', '413', '415', '422', '429', '500', '503']],
  ] as const)('lists the failures that %s can meet as a %s, and no other', (path, method, statuses) => {
    expect(Object.keys(document.paths[path]?.[method]?.responses ?? {})).toEqual(statuses)
  })

  test('gives each failure a code of its own, and says when to try again', () => {
    const { TooManyRequests, Forbidden } = document.components.responses
    expect(TooManyRequests).toMatchObject({
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/json': { example: { code: 'tooManyRequests' } } },
    })
    expect(Forbidden?.headers).not.toHaveProperty('Retry-After')
    expect(document.components.schemas['Failure']).toMatchObject({ required: ['code'] })
  })

  test('says an address without its last slash, and that callers may put one there', () => {
    const slashed = openApiDocument([{ ...saveCase, path: '/cases/' }], { version: '1', serverUrl: '/' })
    expect(Object.keys(slashed.paths)).toEqual(['/cases'])
    expect(slashed.paths['/cases']?.post?.description).toContain('`/cases/`: a server answers both')
  })

  test('refuses an access rule that nobody has described', () => {
    expect(() => openApiDocument([{ ...getReport, access: mayGuess }], { version: '1', serverUrl: '/' })).toThrow(
      'mayGuess',
    )
  })

  test('refuses a table that declares a call twice', () => {
    expect(() => openApiDocument([getReport, getReport], { version: '1', serverUrl: '/' })).toThrow(
      'Declared twice: GET /report',
    )
  })
})
