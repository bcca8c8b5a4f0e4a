// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importEntities } from '@producer-portal/domain/import'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestService } from '../testing/test-service.ts'
import { openTestService } from '../testing/test-service.ts'

const token = 'first-token-of-the-policy-system-0001'
const other = 'second-token-of-the-policy-system-0002'
let service: TestService
let closed: TestService
beforeAll(async () => {
  service = await openTestService({ settings: { IMPORT_TOKENS: `${other}, ${token}` } })
  closed = await openTestService()
})
afterAll(async () => {
  await service.close()
  await closed.close()
})

const csv = { 'content-type': 'text/csv; charset=utf-8' }
const ndjson = { 'content-type': 'application/x-ndjson' }
const agencies = 'agencyNo,agencyName\nAG4700,River Bend\n'
const send = (path: string, body: string, sent: { token?: string; headers?: Record<string, string> }) =>
  service.call(`/api/import/${path}`, { method: 'POST', body, ...sent })
const nameOf = async (agencyNo: string) =>
  (await service.services.db.selectFrom('agency').selectAll().where('agency_no', '=', agencyNo).executeTakeFirst())
    ?.agency_name

test('a system with a token brings in what users then see', async () => {
  const rivera = await service.tokenOf('rivera')
  const read = () => service.call('/api/contractsAndRequirements?type=pending', { token: rivera })
  const { headers } = await read()
  const row = {
    list: 'pending',
    contract: { coCode: '01', coType: 'LIF', contractNo: '0000471147' },
    clients: [{ fullName: 'Olive Newcomer', ipn: '4711' }],
    agents: [{ agentNo: '100101', agencyNo: 'AG1001' }],
  }
  const { status, body } = await send('cases', JSON.stringify(row), { token, headers: ndjson })
  expect([status, body]).toEqual([
    200,
    {
      entity: 'cases',
      file: 'cases',
      isTakenOver: true,
      problem: null,
      rows: 1,
      written: 1,
      deleted: 0,
      rejected: 0,
      rejections: [],
      unknownWords: [],
    },
  ])
  const after = await read()
  expect(after.text).toContain('Olive Newcomer')
  expect(after.headers.get('etag')).not.toBe(headers.get('etag'))
  expect(service.events.some((event) => event.startsWith('import '))).toBe(true)
})

test('a dry run and a refused file change nothing', async () => {
  const dry = await send('agencies?dryRun=true', agencies, { token: other, headers: csv })
  expect(dry.body).toMatchObject({ isTakenOver: false, problem: null, written: 1 })
  const refused = await send('agencies?maxRejected=0', `${agencies},x\n`, { token, headers: csv })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    message: 'The body has more rejected rows than allowed, so nothing of it is taken over.',
    isTakenOver: false,
    rejections: [{ line: 3, field: 'agencyNo', reason: 'is missing' }],
  })
  expect(await nameOf('AG4700')).toBeUndefined()
  expect((await send('agencies', agencies, { token, headers: csv })).body).toMatchObject({ isTakenOver: true })
  expect(await nameOf('AG4700')).toBe('River Bend')
})

test('a case list is replaced, other rows are not', async () => {
  const row = { list: 'pending', agencyNo: 'AG4004', contract: { coCode: '01', coType: 'LIF', contractNo: '4712' } }
  const first = await send('cases', JSON.stringify(row), { token, headers: ndjson })
  const next = JSON.stringify({ ...row, contract: { ...row.contract, contractNo: '4713' } })
  const { body } = await send('cases?replace=AG4004', next, { token, headers: ndjson })
  expect([first.status, (body as { deleted: number }).deleted]).toEqual([200, 1])
  expect((await send('agencies?replace=AG4004', agencies, { token, headers: csv })).status).toBe(422)
})

const account = (userId: string) => `userId,email,audience\n${userId},${userId}@example.com,Agent\n`
const sentTo = async (to: string) => (await service.call(`/api/dev/outbox?to=${to}`)).body

test('people are invited, unless the call says no', async () => {
  await send('accounts', account('asked'), { token, headers: csv })
  await send('accounts?invite=false', account('unasked'), { token, headers: csv })
  expect(await sentTo('asked')).toMatchObject([{ kind: 'email', link: expect.stringContaining('sessionId=') }])
  expect(await sentTo('unasked')).toEqual([])
})

test('an invited person sets a password with the link of the email and signs in', async () => {
  const place = { agencyNo: 'AG1001', agentNo: '100101' }
  const row = { userId: 'newcomer', email: 'new@example.com', audience: 'Agent', access: 'FRS', ...place }
  await send('accounts', JSON.stringify(row), { token, headers: ndjson })
  const [message] = (await sentTo('newcomer')) as readonly { readonly link: string }[]
  const sessionId = new URL(message?.link ?? '').searchParams.get('sessionId')
  const newPassword = 'Harbor-Light7'
  const signIn = () => service.call('/api/auth/login', { json: { username: 'newcomer', password: newPassword } })
  expect((await signIn()).status).toBe(401)
  const set = await service.call('/api/forgot-password/update/', {
    json: { sessionId, newPassword, newPasswordVerified: newPassword },
  })
  expect(set.status).toBe(200)
  const { status, body } = await signIn()
  expect(status).toBe(200)
  const cases = await service.call('/api/contractsAndRequirements?type=pending', {
    token: (body as { readonly jwt: string }).jwt,
  })
  expect((cases.body as readonly unknown[]).length).toBeGreaterThan(0)
})

test('a body under way has no file that a killed process would leave', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-body-'))
  vi.stubEnv('TMPDIR', folder)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const sent = service.call('/api/import/agencies', {
    method: 'POST',
    body: readable,
    token,
    headers: csv,
    duplex: 'half',
  } as never)
  await writer.write(new TextEncoder().encode('agencyNo,agencyName\n'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(readdirSync(folder)).toEqual([])
  await writer.write(new TextEncoder().encode('AG4701,River Mouth\n'))
  await writer.close()
  expect((await sent).body).toMatchObject({ isTakenOver: true, written: 1 })
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('nobody else may: no token, a wrong one, the session of a user', async () => {
  const session = await service.tokenOf('hale')
  for (const wrong of [undefined, token.slice(1), `${token}x`, session]) {
    const { status, headers } = await send('agencies', agencies, { headers: csv, ...(wrong && { token: wrong }) })
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  }
  expect((await service.call('/api/profile', { token })).status).toBe(401)
})

test('without the setting the call does not exist', async () => {
  const { status } = await closed.call('/api/import/agencies', { method: 'POST', body: agencies, token, headers: csv })
  expect(status).toBe(404)
})

test.each([
  ['policies', csv, 422],
  ['agencies?dryRun=maybe', csv, 422],
  ['agencies', { 'content-type': 'application/json' }, 415],
  ['agencies', { 'content-type': 'text/csv; charset=utf-16' }, 415],
  ['agencies', { ...csv, 'content-encoding': 'gzip' }, 415],
])('%s with %o answers %i', async (path, headers, expected) => {
  expect((await send(path, agencies, { token, headers })).status).toBe(expected)
})

test('each entity has a JSON Schema of its own', async () => {
  const { status, body } = await closed.call('/api/import/cases/schema')
  expect([status, body]).toMatchObject([200, { title: 'cases', type: 'object', required: ['list', 'contract'] }])
})

test('the API document has the rows of every entity', async () => {
  const { body } = await closed.call('/api/openapi.json')
  const { paths, components } = body as {
    paths: Record<string, { post: { security: unknown; requestBody: { content: object } } }>
    components: { securitySchemes: object; schemas: Record<string, { title: string; anyOf: { $ref: string }[] }> }
  }
  const post = paths['/import/{entity}']?.post
  const named = (reference: string) => components.schemas[reference.replace('#/components/schemas/', '')]
  expect(post?.security).toEqual([{ import: [] }])
  expect(components.securitySchemes).toHaveProperty('import')
  expect(post?.requestBody.content).toMatchObject({
    'application/x-ndjson': { schema: { $ref: '#/components/schemas/ImportRow' } },
    'text/csv': {},
  })
  expect(components.schemas['ImportRow']?.anyOf.map(({ $ref }) => named($ref)?.title)).toEqual(importEntities)
})

test('what statements follow from has them written at once; a dry run and other data do not', async () => {
  const wake = vi.spyOn(service.services.jobs, 'wake')
  const figures = JSON.stringify({
    agentNo: '470009',
    year: 2024,
    contractType: 'Agent',
    isBenefitEligible: true,
    isLeadersCourt: false,
    benefactPaid: 1,
    benefactCredits: 1,
    ncdcPaid: 0,
    ncdcCredits: 0,
    issuedOn: '2025-01-31',
  })
  await send('statements?dryRun=true', figures, { token, headers: ndjson })
  await send('agencies', agencies, { token, headers: csv })
  expect(wake).not.toHaveBeenCalled()
  expect((await send('statements', figures, { token, headers: ndjson })).status).toBe(200)
  await send('accounts?invite=false', account('later'), { token, headers: csv })
  expect(wake.mock.calls.map(([name]) => name)).toEqual(['statements', 'statements'])
  wake.mockRestore()
})
