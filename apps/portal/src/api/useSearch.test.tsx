import { searchAgents } from '@producer-portal/domain/home-office'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSearch } from './useSearch.js'

type Answer = Response | Error
/** The calls that wait for an answer, by their URL. */
const waiting = new Map<string, (answer: Answer) => void>()

beforeEach(() => {
  waiting.clear()
  vi.spyOn(window, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve, reject) => {
        waiting.set(String(url), (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
      }),
  )
})

const found = (agencyNo: string) => ({ agencies: [{ agencyNo, agencyName: null }], agents: [] })
const renderSearch = () => renderHook(() => useSearch(searchAgents, (term) => ({ params: { term } })))
const answer = (term: string, given: Answer) => act(async () => waiting.get(`/api/search/${term}`)?.(given))
const ok = (agencyNo: string) => new Response(JSON.stringify(found(agencyNo)))

test('a search runs, and is done', async () => {
  const { result } = renderSearch()
  expect(result.current.search).toEqual({ step: 'idle' })
  act(() => result.current.find('lake'))
  expect(result.current.search).toEqual({ step: 'searching', term: 'lake' })
  await answer('lake', ok('AG1'))
  expect(result.current.search).toEqual({ step: 'done', term: 'lake', result: found('AG1') })
})

test('the last search counts: the one before is ended, and its late answer is dropped', async () => {
  const { result } = renderSearch()
  act(() => result.current.find('slow'))
  act(() => result.current.find('fast'))
  expect(vi.mocked(window.fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await answer('fast', ok('AG2'))
  await answer('slow', ok('AG1'))
  expect(result.current.search).toMatchObject({ step: 'done', term: 'fast', result: found('AG2') })
})

test.each([
  ['failed', () => new Response('{}', { status: 404 })],
  ['failed', () => new Response('{}', { status: 500 })],
  ['failed', () => new Response('{"agencies":1}')],
  ['unreachable', () => new TypeError('Failed to fetch')],
] as const)('a search that is %s keeps nothing of the one before', async (step, fail) => {
  const { result } = renderSearch()
  act(() => result.current.find('good'))
  await answer('good', ok('AG1'))
  act(() => result.current.find('bad'))
  await answer('bad', fail())
  await waitFor(() => expect(result.current.search).toEqual({ step, term: 'bad' }))
})

test('leaving the page ends the call', () => {
  const { result, unmount } = renderSearch()
  act(() => result.current.find('lake'))
  unmount()
  expect(vi.mocked(window.fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
