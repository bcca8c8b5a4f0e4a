import { defineEndpoint } from '@producer-portal/domain/endpoint'
import type { Failure } from '@producer-portal/domain/endpoint'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionEnd } from '../auth/session-end.js'
import { createClient } from './client.js'
import type { ClientDependencies } from './client.js'

const profile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/profile',
  subject: 'profile',
  summary: 'The profile.',
  answer: v.object({ agents: v.array(v.object({ name: v.string() })) }),
})
const mode = defineEndpoint({
  name: 'getMode',
  method: 'GET',
  path: '/mode',
  subject: 'environment',
  summary: 'The mode.',
  answer: v.string(),
  answerType: 'text',
})
const detail = defineEndpoint({
  name: 'getDetail',
  method: 'GET',
  path: '/detail/{id}',
  subject: 'cases',
  summary: 'One.',
  params: v.object({ id: v.string() }),
  answer: v.unknown(),
})

const failures: SessionEnd[] = []
afterEach(() => void failures.splice(0))

const onSessionLoss = (failure: SessionEnd) => failures.push(failure)

function clientWith(fetch: ClientDependencies['fetch'], now = 1) {
  return createClient({ fetch, readToken: () => 'token', readExpiry: () => 100, now: () => now, onSessionLoss })
}
const answering = (body: string, status = 200) => clientWith(() => Promise.resolve(new Response(body, { status })))
const never: ClientDependencies['fetch'] = (_, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(new DOMException('Aborted', 'AbortError'))
    if (init?.signal?.aborted) end()
    init?.signal?.addEventListener('abort', end)
  })

test('a success is the checked data', async () => {
  const answer = await answering('{"agents":[{"name":"Elena","extra":1}]}')(profile, {})
  expect(answer).toEqual({ ok: true, data: { agents: [{ name: 'Elena' }] } })
})

test('data that the service calls unchanged is the answer again', async () => {
  const fetch = vi.fn<ClientDependencies['fetch']>()
  const call = clientWith(fetch)
  fetch.mockResolvedValueOnce(new Response('{"agents":[]}', { headers: { ETag: 'W/"1"' } }))
  const first = await call(profile, {})
  const lastData = first.ok ? first.data : undefined
  const sentTag = () => new Headers(fetch.mock.lastCall?.[1]?.headers).get('If-None-Match')
  expect(sentTag()).toBeNull()

  fetch.mockResolvedValueOnce(new Response(null, { status: 304 }))
  const again = await call(profile, {}, { lastData })
  expect(sentTag()).toBe('W/"1"')
  expect(again.ok && again.data).toBe(lastData)

  fetch.mockResolvedValueOnce(new Response('{"agents":[{"name":"Elena"}]}', { headers: { ETag: 'W/"2"' } }))
  expect(await call(profile, {}, { lastData })).toMatchObject({ data: { agents: [{ name: 'Elena' }] } })

  // A value that was changed here since then is another object
  fetch.mockResolvedValueOnce(new Response('{"agents":[]}'))
  await call(profile, {}, { lastData: { agents: [] } })
  expect(sentTag()).toBeNull()
})

test('a text answer stays text', async () => {
  expect(await answering('local')(mode, {})).toEqual({ ok: true, data: 'local' })
})

test('a text answer may come as a JSON string', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const call = clientWith(() => Promise.resolve(new Response('"local"', { headers })))
  expect(await call(mode, {})).toEqual({ ok: true, data: 'local' })
})

test.each<[number, string, Failure]>([
  [400, '{"message":"No.","errors":["a","b"]}', { kind: 'refused', status: 400, message: 'No.', errors: ['a', 'b'] }],
  [404, '<html>nothing</html>', { kind: 'notFound', message: undefined, errors: [] }],
  [
    403,
    '{"message":"No.","reason":"needsProof"}',
    { kind: 'refused', status: 403, needsProof: true, message: 'No.', errors: [] },
  ],
  [423, '', { kind: 'refused', status: 423, message: undefined, errors: [] }],
  [409, '{"message":7}', { kind: 'conflict', message: undefined, errors: [] }],
  [
    409,
    '{"conflict":{"changedBy":"Ada","changedAt":"2026-03-16"}}',
    { kind: 'conflict', conflict: { changedBy: 'Ada', changedAt: '2026-03-16' }, message: undefined, errors: [] },
  ],
  [429, '{"message":"Wait."}', { kind: 'tooManyRequests', retryAt: undefined, message: 'Wait.', errors: [] }],
  [500, '{"message":"No."}', { kind: 'failed', status: 500 }],
  [502, '{}', { kind: 'failed', status: 502 }],
])('status %i with the body %s is a failure', async (status, body, failure) => {
  expect(await answering(body, status)(profile, {})).toEqual({ ok: false, failure })
  expect(failures).toEqual([])
})

test('an unauthenticated answer is one', async () => {
  expect(await answering('{"message":"Who?"}', 401)(profile, {})).toMatchObject({
    failure: { kind: 'unauthenticated', message: 'Who?' },
  })
})

test.each([
  ['600', 600_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('the next try counts after the wait of the service: %s', async (header, wait) => {
  vi.useFakeTimers()
  const headers = { 'retry-after': header }
  const result = await clientWith(() => Promise.resolve(new Response('{}', { status: 429, headers })))(profile, {})
  const retryAt = wait === undefined ? undefined : Date.now() + wait
  expect(result).toEqual({ ok: false, failure: { kind: 'tooManyRequests', retryAt, message: undefined, errors: [] } })
})

test.each([
  ['{"agents":[{"name":"Elena"},{"name":123456789}]}', 'agents.1.name'],
  ['{"agents":"123456789"}', 'agents'],
  ['not json 123456789', '(body)'],
  ['', '(body)'],
])('an answer of another shape names its field, never the data: %s', async (body, wrongField) => {
  const result = await answering(body)(profile, {})
  expect(result).toEqual({ ok: false, failure: { kind: 'failed', wrongField } })
})

test('without an answer it is unknown whether the service acted on the call', async () => {
  const call = clientWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await call(profile, {})).toEqual({ ok: false, failure: { kind: 'unreachable' } })
})

test('a call without an answer gives up after 30 seconds, or when the caller says', async () => {
  vi.useFakeTimers()
  const calls = Promise.all([clientWith(never)(profile, {}), clientWith(never)(profile, {}, { timeout: 30_000 })])
  await vi.advanceTimersByTimeAsync(29_999)
  expect(vi.getTimerCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  for (const result of await calls) expect(result).toMatchObject({ failure: { kind: 'unreachable' } })
})

test('a call ends by its signal, before or while it runs, and is no fault', async () => {
  const controller = new AbortController()
  const running = clientWith(never, 200)(profile, {}, { signal: controller.signal })
  controller.abort()
  await expect(running).rejects.toMatchObject({ name: 'AbortError' })
  const late = clientWith(never, 200)(profile, {}, { signal: controller.signal })
  await expect(late).rejects.toMatchObject({ name: 'AbortError' })
  expect(failures).toEqual([])
})

test('every answer tells the time of the service, refusals and faults too', async () => {
  const times: (string | null)[] = []
  const date = 'Mon, 16 Mar 2026 15:00:00 GMT'
  for (const status of [200, 401, 503]) {
    const call = createClient({
      fetch: () => Promise.resolve(new Response('{"agents":[]}', { status, headers: { date } })),
      readToken: () => 'token',
      readExpiry: () => 100,
      now: () => 1,
      onServerTime: (time) => times.push(time),
      onSessionLoss,
    })
    await call(profile, {})
  }
  expect(times).toEqual([date, date, date])
})

test('every ended call passes the session-loss rule', async () => {
  await answering('', 401)(profile, {})
  await answering('', 403)(profile, {})
  await clientWith(() => Promise.reject(new TypeError('x')), 200)(profile, {})
  await clientWith(() => Promise.resolve(new Response()), 1)(detail, { params: {} as { id: string } })
  expect(failures).toEqual(['logout', 'logout', 'expired', 'logout'])
})

test('a call that needs proof waits for it and is made again; without it, it fails', async () => {
  const body = '{"message":"Confirm it\'s you.","reason":"needsProof"}'
  const fetch = vi.fn<ClientDependencies['fetch']>()
  const onProofNeeded = vi.fn<() => Promise<boolean>>()
  const stop = vi.fn<() => void>()
  const call = createClient({
    fetch,
    readToken: () => 'token',
    readExpiry: () => 100,
    now: () => 1,
    onSessionLoss,
    onProofNeeded,
    trackRequest: () => stop,
  })
  onProofNeeded.mockImplementation(() => {
    // Nobody is told of a slow request while they prove who they are
    expect(stop).toHaveBeenCalledOnce()
    return Promise.resolve(true)
  })
  fetch.mockResolvedValueOnce(new Response(body, { status: 403 }))
  fetch.mockResolvedValueOnce(new Response('local'))
  expect(await call(mode, {})).toEqual({ ok: true, data: 'local' })

  onProofNeeded.mockResolvedValueOnce(false)
  fetch.mockResolvedValueOnce(new Response(body, { status: 403 }))
  expect(await call(mode, {})).toMatchObject({ failure: { kind: 'refused', needsProof: true } })
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(failures).toEqual([])
})
