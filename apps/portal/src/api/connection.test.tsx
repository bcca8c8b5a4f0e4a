import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkConnection, isOffline, reportLost, reportReached, watchConnection, whenOnline } from './connection.js'

const fetch = vi.fn<typeof window.fetch>()
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window, 'fetch').mockImplementation(fetch)
})
afterEach(reportReached)

test('a failed call alone is no lost connection: the service is asked', async () => {
  fetch.mockResolvedValue(new Response(null, { status: 503 }))
  checkConnection()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/health', expect.objectContaining({ method: 'HEAD' }))
  expect(isOffline()).toBe(false)
})

test('without an answer it is lost, and the service is asked until it answers', async () => {
  fetch.mockImplementation(noAnswer)
  checkConnection()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
  const act = vi.fn<() => void>()
  whenOnline(act)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(act).not.toHaveBeenCalled()
  fetch.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isOffline()).toBe(false)
  expect(act).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('the browser says at once that there is no connection; that there is one is checked', async () => {
  watchConnection()
  fetch.mockImplementation(noAnswer)
  window.dispatchEvent(new Event('offline'))
  expect(isOffline()).toBe(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
  fetch.mockResolvedValue(new Response())
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(false)
})

test('a file of the portal that fails to load has the connection checked', async () => {
  watchConnection()
  fetch.mockImplementation(noAnswer)
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isOffline()).toBe(true)
})

test('what waits for the connection can be given up, and acts at once while there is one', () => {
  const act = vi.fn<() => void>()
  whenOnline(act)
  expect(act).toHaveBeenCalledOnce()
  reportLost()
  whenOnline(act)()
  reportReached()
  expect(act).toHaveBeenCalledOnce()
})
