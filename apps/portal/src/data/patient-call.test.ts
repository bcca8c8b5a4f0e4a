import { defineEndpoint } from '@producer-portal/domain/endpoint'
import { act, renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from './client.js'
import { TimeoutFault } from './faults.js'
import { patientCall } from './patient-call.js'
import { useSlowCalls } from './slow-calls.js'

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
const call = patientCall(
  createClient({
    fetch: (url, init) => fetch(url, init),
    readToken: () => 'token',
    readExpiry: () => null,
    now: () => 1,
    onAuthFailure: () => undefined,
  }),
)
const slowCalls = () => renderHook(useSlowCalls).result.current
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  fetch.mockReset()
  vi.useRealTimers()
})

test('a call is slow after eight seconds, until its answer is there', async () => {
  const answers: ((response: Response) => void)[] = []
  fetch.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const calling = call(read, {})
  await pass(7.9)
  expect(slowCalls()).toEqual([])
  await pass(0.1)
  expect(slowCalls()).toMatchObject([{ isReading: true }])
  answers[0]?.(new Response('{}'))
  await calling
  expect(slowCalls()).toEqual([])
})

test('tried again: the caller gets the second answer and knows nothing of the first try', async () => {
  fetch.mockImplementationOnce(hanging).mockImplementationOnce(answering)
  const calling = call(read, {})
  await pass(9)
  slowCalls()[0]?.tryAgain()
  await expect(calling).resolves.toMatchObject({ ok: true, data: { name: 'Elena' } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('cancelled: it ends as if its time were over', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(change, {}).catch((error: unknown) => error)
  await pass(9)
  expect(slowCalls()).toMatchObject([{ isReading: false }])
  slowCalls()[0]?.giveUp()
  expect(await ended).toBeInstanceOf(TimeoutFault)
  expect(slowCalls()).toEqual([])
})

test('nobody decides: it ends after thirty seconds by itself', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(read, {}).catch((error: unknown) => error)
  await pass(30)
  expect(await ended).toBeInstanceOf(TimeoutFault)
})

test('a file takes its time', async () => {
  fetch.mockImplementation(hanging)
  const ended = call(download, {}).catch((error: unknown) => error)
  await pass(10)
  expect(slowCalls()).toEqual([])
  await pass(20)
  await ended
})

test('the caller leaves: its own reason comes back, and nothing is slow', async () => {
  fetch.mockImplementation(hanging)
  const controller = new AbortController()
  const ended = call(read, {}, { signal: controller.signal }).catch((error: unknown) => error)
  await pass(9)
  controller.abort(new Error('left'))
  expect(await ended).toEqual(new Error('left'))
  expect(slowCalls()).toEqual([])
})
