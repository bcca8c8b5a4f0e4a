import { defineEndpoint } from '@producer-portal/domain/endpoint'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.js'
import { trackSlowRequest, useSlowRequests } from './slow-requests.js'

const about = { subject: 'profile', summary: 'The profile.', answer: v.unknown() } as const
const read = defineEndpoint({ ...about, name: 'getProfile', method: 'GET', path: '/profile' })
const change = defineEndpoint({ ...about, name: 'saveName', method: 'POST', path: '/profile/update/name' })
const download = defineEndpoint({ ...about, name: 'getFile', method: 'GET', path: '/file', answerType: 'pdf' })

const fetch = vi.fn<typeof globalThis.fetch>()
const hanging: typeof globalThis.fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
const answering = () => Promise.resolve(new Response('{"name":"Elena"}'))
const call = createClient({
  fetch: (url, init) => fetch(url, init),
  readToken: () => 'token',
  readExpiry: () => null,
  now: () => 1,
  onSessionLoss: () => undefined,
  trackRequest: trackSlowRequest,
})
const slowRequests = () => renderHook(useSlowRequests).result.current
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => void vi.useFakeTimers())

test('a request is slow after eight seconds, until its answer arrives', async () => {
  const answers: ((response: Response) => void)[] = []
  fetch.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const calling = call(read, {})
  await pass(7.9)
  expect(slowRequests()).toEqual([])
  await pass(0.1)
  expect(slowRequests()).toMatchObject([{ isRead: true }])
  answers[0]?.(new Response('{}'))
  await calling
  expect(slowRequests()).toEqual([])
})

test('after a retry the caller gets the second answer and does not notice the first attempt', async () => {
  fetch.mockImplementationOnce(hanging).mockImplementationOnce(answering)
  const calling = call(read, {})
  await pass(9)
  slowRequests()[0]?.retry()
  await expect(calling).resolves.toMatchObject({ ok: true, data: { name: 'Elena' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a canceled request ends as if it had timed out', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(change, {})
  await pass(9)
  expect(slowRequests()).toMatchObject([{ isRead: false }])
  slowRequests()[0]?.cancel()
  expect(await ended).toMatchObject({ failure: { kind: 'unreachable' } })
  expect(slowRequests()).toEqual([])
})

test('without a decision it times out after thirty seconds', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(read, {})
  await pass(30)
  expect(await ended).toMatchObject({ failure: { kind: 'unreachable' } })
})

test('a file is never slow', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(download, {})
  await pass(10)
  expect(slowRequests()).toEqual([])
  await pass(20)
  await ended
})

test('when the caller aborts, the call rejects with its reason and is no longer slow', async () => {
  fetch.mockImplementation(hanging)
  const controller = new AbortController()
  const ended = call(read, {}, { signal: controller.signal }).catch((error: unknown) => error)
  await pass(9)
  controller.abort(new Error('left'))
  expect(await ended).toEqual(new Error('left'))
  expect(slowRequests()).toEqual([])
})

test('a request that is answered in time is not slow afterwards', async () => {
  fetch.mockImplementation(answering)
  await call(read, {})
  await pass(10)
  expect(slowRequests()).toEqual([])
})
