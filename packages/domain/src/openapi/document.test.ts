import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
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
const mayRead = () => true

const getCase = defineEndpoint({
  name: 'getCase',
  method: 'GET',
  path: '/cases/{caseNo}',
  subject: 'cases',
  summary: 'One case.',
  access: mayRead,
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

const document = openApiDocument([getCase, saveCase, uploadFiles, getReport], { version: '1.2.3', serverUrl: '/api' })
const read = document.paths['/cases/{caseNo}']?.get
const save = document.paths['/cases/{caseNo}']?.post

describe('the OpenAPI document', () => {
  test('names its version, its server and one tag per subject', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' }, servers: [{ url: '/api' }] })
    expect(document.tags).toEqual([{ name: 'cases' }, { name: 'files' }])
  })

  test('gives both methods of one path their own operation', () => {
    expect([read?.operationId, save?.operationId]).toEqual(['getCase', 'saveCase'])
  })

  test('lists path parameters as required and query parameters as declared', () => {
    expect(read?.parameters).toEqual([
      { name: 'caseNo', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'type', in: 'query', required: true, schema: { type: 'string', enum: ['pending', 'issued'] } },
      { name: 'number', in: 'query', required: false, schema: { type: 'string' } },
    ])
  })

  test('describes answers as they are read and requests as they are sent', () => {
    const answered = read?.responses['200']
    expect(answered).toHaveProperty(['content', 'application/json', 'schema', 'properties', 'amount', 'type'], 'number')
    expect(save?.requestBody?.content).toHaveProperty(
      ['application/json', 'schema', 'properties', 'amount', 'type'],
      'string',
    )
  })

  test('keeps a schema that refers to itself among the components', () => {
    expect(Object.keys(document.components.schemas)).toEqual(['Failure', 'GetCaseAnswerPart0'])
    expect(document.components.schemas['GetCaseAnswerPart0']).toHaveProperty(
      ['properties', 'children', 'items', '$ref'],
      '#/components/schemas/GetCaseAnswerPart0',
    )
  })

  test('describes uploads as multipart with a list of binary files beside the text fields', () => {
    const schema = document.paths['/files']?.post?.requestBody?.content['multipart/form-data']?.schema
    expect(schema).toMatchObject({
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
    expect(read).toMatchObject({ 'x-access': 'mayRead', 'x-sign-in-method': 'legacy', 'x-expired-password': 'allowed' })
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
    ['get', ['200', '400', '401', '403', '404', '422', '423', '429', '500']],
    ['post', ['200', '400', '401', '403', '404', '409', '413', '415', '422', '423', '429', '500']],
  ] as const)('lists the failures of a %s', (method, statuses) => {
    expect(Object.keys(document.paths['/cases/{caseNo}']?.[method]?.responses ?? {})).toEqual(statuses)
  })

  test('refuses a table that declares a call twice', () => {
    expect(() => openApiDocument([getReport, getReport], { version: '1', serverUrl: '/' })).toThrow(
      'Declared twice: GET /report',
    )
  })
})
