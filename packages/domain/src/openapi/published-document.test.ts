import { describe, expect, test } from 'vitest'
import { endpoints } from './declared-endpoints.fixture.ts'
import { callExamples } from '../call-examples/index.ts'
import { openApiDocument, toDocumentedPath } from './index.ts'

const document = openApiDocument(endpoints, { version: '1.0.0', serverUrl: '/api', examples: callExamples })

/** Every `$ref` in a value, however deep. */
function references(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : references(part),
  )
}

function resolves(reference: string): boolean {
  const keys = reference.replace('#/', '').split('/')
  const target = keys.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? Object.entries(part).find(([own]) => own === key)?.[1] : undefined,
    document,
  )
  return reference.startsWith('#/') && target !== undefined
}

/** The success answer of a call. */
const headersOf = (path: string, method: 'get' | 'post') => document.paths[path]?.[method]?.responses['200']

const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

describe('the published OpenAPI document', () => {
  test.each(endpoints.map(({ name, path }) => [name, path] as const))(
    '%s describes every place of %s, and no other',
    (name, path) => {
      const operation = Object.values(document.paths[toDocumentedPath(path)] ?? {}).find(
        ({ operationId }) => operationId === name,
      )
      const described = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
      expect(described.map((parameter) => parameter.name).toSorted()).toEqual(places.toSorted())
    },
  )

  test('can be sent as JSON without losing anything', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test('refers only to what it holds', () => {
    const all = [...new Set(references(document))]
    expect(all).toContain('#/components/schemas/Failure')
    expect(all.filter((reference) => !resolves(reference))).toEqual([])
  })

  test('has one operation per call, and signing out', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...endpoints.map(({ name }) => name), 'signOut'].toSorted(),
    )
  })

  test('says what every call and every parameter is for', () => {
    const silent = operations.flatMap(({ operationId, description, parameters = [] }) => [
      ...(description.length < 10 ? [operationId] : []),
      ...parameters.filter((each) => !each.description).map(({ name }) => `${operationId}.${name}`),
    ])
    expect(silent).toEqual([])
    expect(document.tags.filter(({ name, description }) => description === name)).toEqual([])
  })

  test('has a name for every object that travels', () => {
    const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
      [
        requestBody?.content,
        ...Object.values(responses).map((answer) => 'content' in answer && answer.content),
      ].flatMap((content) => Object.values(content || {}).map(({ schema }) => ({ operationId, schema }))),
    )
    const isInline = (schema: unknown): boolean =>
      typeof schema === 'object' &&
      schema !== null &&
      ('properties' in schema || ('items' in schema && isInline(schema.items)))
    expect(bodies.filter(({ schema }) => isInline(schema)).map(({ operationId }) => operationId)).toEqual([])
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Agent', 'Case', 'Client', 'Contract', 'InforceAlert', 'Profile', 'Requirement']),
    )
  })

  test('says how lists, limits and cookies travel in headers', () => {
    expect(headersOf('/contracts', 'get')).toHaveProperty('headers.ETag')
    expect(headersOf('/auth/login', 'post')).toHaveProperty('headers.Set-Cookie')
    expect(headersOf('/profile', 'get')).not.toHaveProperty('headers.Set-Cookie')
  })

  test('names the rule behind every guarded call', () => {
    const guarded = endpoints.filter(({ access }) => access !== undefined)
    expect(guarded.filter(({ access }) => !access?.name)).toEqual([])
    expect(document.paths['/ncdcBenefactStatements/getFile']?.get).toMatchObject({ 'x-access': 'canSeeStatements' })
  })

  test('says which lists are not sent again while they are unchanged', () => {
    for (const path of ['/contracts', '/contractsAndRequirements', '/inforce-contracts']) {
      expect(document.paths[path]?.get?.responses).toHaveProperty('304')
    }
    expect(document.paths['/profile']?.get?.responses).not.toHaveProperty('304')
  })

  test('says which calls exist only while a flag is on', () => {
    expect(document.paths['/search/contract/{searchText}']?.get).toMatchObject({ 'x-flag': 'appian' })
    expect(document.paths['/leaderboard/ranking']?.get).toMatchObject({ 'x-flag': 'leaderboard' })
    expect(document.paths['/profile']?.get).not.toHaveProperty('x-flag')
  })

  test('says which calls belong to one way to sign in, and which an expired password allows', () => {
    expect(document.paths['/auth/login']?.post).toMatchObject({ 'x-sign-in-method': 'legacy' })
    expect(document.paths['/okta/login']?.post).toMatchObject({ 'x-sign-in-method': 'identity-provider' })
    expect(document.paths['/profile/update/password']?.post).toMatchObject({ 'x-expired-password': 'allowed' })
    expect(document.paths['/contracts']?.get).not.toHaveProperty('x-expired-password')
  })

  test('says which calls need proof of who the user is', () => {
    expect(document.paths['/profile/update/business-email']?.post).toMatchObject({ 'x-proof': 'required' })
    expect(document.paths['/profile/update/name']?.post).not.toHaveProperty('x-proof')
  })

  test('describes the sent documents of a requirement as binary files', () => {
    const path = '/contracts/{coCode}/{coType}/{contractNo}/requirements/{requirementId}/{caseId}/upload'
    expect(document.paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema).toEqual({
      $ref: '#/components/schemas/UploadRequirementRequest',
    })
    expect(document.components.schemas['UploadRequirementRequest']).toMatchObject({
      properties: { file: { type: 'array', items: { format: 'binary' } } },
      required: ['file'],
    })
  })
})
