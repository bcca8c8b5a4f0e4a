import { getFeatureFlags } from '@producer-portal/domain/config'
import { getMessageCount, getProfile } from '@producer-portal/domain/account'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCache } from './cache.js'
import { DataProvider } from './DataProvider.js'
import { RequestError } from './errors.js'
import { freshData, renderQuery } from '../testing/render-query.js'
import { useQuery } from './useQuery.js'

const fetch = vi.fn<typeof window.fetch>()
const realTimeout = setTimeout
/** The query library has kept the real timer. */
const nextTurn = () => new Promise((turn) => realTimeout(turn))
const on = { leaderboard: true, oktaLogin: false, appian: false }

beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(fetch))
afterEach(() => {
  cleanup()
  clearCache()
})

const answers = (status: number, body: unknown) =>
  fetch.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
const renderFlags = (isAsked = true, wrapper?: ReturnType<typeof freshData>) =>
  renderQuery(() => useQuery(getFeatureFlags, isAsked ? {} : null), wrapper)
/** In the cache of the portal. */
const renderUnread = () => renderHook(() => useQuery(getMessageCount, {}), { wrapper: DataProvider })

test('two places that ask for the same share one call', async () => {
  answers(200, on)
  const wrapper = freshData()
  const [first, second] = [renderFlags(true, wrapper), renderFlags(true, wrapper)]
  expect(first.current).toMatchObject({ data: undefined, error: undefined, isLoading: true })
  await waitFor(() => expect(second.current.data).toEqual(on))
  expect(first.current).toMatchObject({ data: on, error: undefined, isLoading: false })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a reload asks whether the answer has changed, and keeps it if it has not', async () => {
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(on), { headers: { ETag: 'W/"1"' } }))
  const flags = renderFlags()
  await waitFor(() => expect(flags.current.data).toEqual(on))
  const before = flags.current.data
  fetch.mockResolvedValueOnce(new Response(null, { status: 304 }))
  await act(() => flags.current.reload())
  expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('If-None-Match')).toBe('W/"1"')
  expect(flags.current.data).toBe(before)
  expect(flags.current.error).toBeUndefined()
})

test('an answer is not asked for again when the window gets the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers(200, { unreadSms: 2 })
  const unread = renderUnread().result
  await waitFor(() => expect(unread.current.data).toEqual({ unreadSms: 2 }))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await nextTurn()
  })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('nothing is asked for until there is a request', () => {
  expect(renderFlags(false).current.data).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

test('a refusal is an error with the message of the service, and is not tried again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers(404, { message: 'Gone.' })
  const flags = renderFlags()
  await waitFor(() => expect(flags.current.error).toBeInstanceOf(RequestError))
  expect(flags.current.error).toMatchObject({ failure: { kind: 'notFound' }, message: 'Gone.' })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a refusal because the password has expired loads the profile again, which says so', async () => {
  const requests: string[] = []
  fetch.mockImplementation((url) => {
    requests.push(String(url))
    const status = String(url).includes('message') ? 423 : 503
    return Promise.resolve(new Response('{}', { status }))
  })
  const profile = renderHook(() => useQuery(getProfile, {}), { wrapper: DataProvider })
  await waitFor(() => expect(profile.result.current.error).toBeDefined())
  renderUnread()
  await waitFor(() => expect(requests.filter((url) => url.includes('profile'))).toHaveLength(2))
})

test('a fault is tried again, and a later answer clears the error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers(503, {})
  const flags = renderFlags()
  await waitFor(() => expect(flags.current.error).toMatchObject({ failure: { kind: 'failed', status: 503 } }))
  answers(200, on)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(flags.current).toMatchObject({ data: on, error: undefined }))
})

test('a manual reload during the pause replaces the retry', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers(503, {})
  const flags = renderFlags()
  await waitFor(() => expect(flags.current.error).toMatchObject({ failure: { kind: 'failed', status: 503 } }))
  fetch.mockImplementation(() => new Promise(() => {}))
  act(() => void flags.current.reload())
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('after the cache is cleared nothing is left, not even of a call under way', async () => {
  const waiting: ((response: Response) => void)[] = []
  fetch.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)))
  const unread = renderUnread().result
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  act(clearCache)
  await act(async () => {
    waiting[0]?.(new Response(JSON.stringify({ unreadSms: 7 })))
    await new Promise((read) => setTimeout(read)) // every promise of the answer has been settled by then
  })
  expect(unread.current.data).toBeUndefined()
})

test.each([
  ['was answered', () => Promise.resolve(new Response(JSON.stringify({ unreadSms: 7 })))],
  ['is still under way', () => new Promise<never>(() => {})],
])(
  'a user who signs in right after another gets their own answer, even if the call before %s',
  async (_, answerBefore) => {
    fetch.mockImplementation(answerBefore)
    const before = renderUnread()
    await act(() => new Promise((read) => setTimeout(read)))
    expect(fetch).toHaveBeenCalledTimes(1)
    before.unmount()
    act(clearCache)

    answers(200, { unreadSms: 2 })
    const after = renderUnread().result
    expect(after.current.data).toBeUndefined()
    await waitFor(() => expect(after.current.data).toEqual({ unreadSms: 2 }))
  },
)

test('what is the same for everybody and still under way is answered all the same', async () => {
  answers(200, on)
  const flags = renderFlags(true, DataProvider)
  act(clearCache)
  await waitFor(() => expect(flags.current.data).toEqual(on))
})

test('what is the same for everybody stays: the next page has it at once', async () => {
  answers(200, on)
  const flags = renderFlags(true, DataProvider)
  await waitFor(() => expect(flags.current.data).toEqual(on))
  act(clearCache)
  expect(renderFlags(true, DataProvider).current.data).toEqual(on)
})
