import { describe, expect, test } from 'vitest'
import { endpoints } from './declared-endpoints.fixture.ts'
import { openApiDocument } from './index.ts'

const document = openApiDocument(endpoints, { version: '1.0.0', serverUrl: '/api' })

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

describe('the published OpenAPI document', () => {
  test.each(endpoints.map(({ name, path }) => [name, path] as const))(
    '%s describes every place of %s, and no other',
    (name, path) => {
      const operation = Object.values(document.paths[path] ?? {}).find(({ operationId }) => operationId === name)
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

  test('has one operation per call', () => {
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    )
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
    expect(document.paths[path]?.post?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { file: { type: 'array', items: { format: 'binary' } } },
      required: ['file'],
    })
  })
})
