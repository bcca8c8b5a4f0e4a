import { getContractsAndRequirements, inLoadOrder } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, generateCases, mockCases } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { useSWRConfig } from 'swr'
import { describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useCases } from './useCases.js'

const path = '/contractsAndRequirements?type=not%20placed&number=AG1001'
const environment = { '/environment/current': { body: 'local' } }
const [row] = mockCases(new Date('2026-03-16T15:00:00Z'))

const renderCases = () => renderQuery(() => useCases('not_placed', 'AG1001'))

test('the cases of a screen come with the number of whose they are', async () => {
  const sent = answerCalls({ ...environment, [path]: { body: [row] } })
  const cases = renderCases()
  await waitFor(() => expect(cases.current.data).toHaveLength(1))
  expect(sent.map((call) => call.path)).toContain(path)
  expect(cases.current.error).toBeUndefined()
})

describe('contracts failed to load', () => {
  test.each([
    ['another status than success', { status: 404, body: { message: 'Gone.' } }],
    ['a failure of the service', { status: 500, body: {} }],
    ['no data', { body: null }],
    ['something that is no list', { body: { cases: [] } }],
    ['no answer at all', { isLost: true }],
  ])('after %s', async (_, answer) => {
    answerCalls({ ...environment, [path]: answer })
    const cases = renderCases()
    await waitFor(() => expect(cases.current.error).toBeInstanceOf(Error))
    expect(cases.current).toMatchObject({ data: undefined, isLoading: false })
  })
})

/** Answers with the beginning of a list; the test sends the rest, or breaks the connection. */
function sendBeginning(rows: readonly unknown[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(rows))
  const cut = bytes.length - 100
  let writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>> | undefined
  vi.spyOn(window, 'fetch').mockImplementation((url) => {
    if (!String(url).endsWith(path)) return Promise.resolve(new Response('local'))
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
    writer = writable.getWriter()
    void writer.write(bytes.slice(0, cut))
    return Promise.resolve(new Response(readable))
  })
  return {
    sendRest: () => {
      void writer?.write(bytes.slice(cut))
      void writer?.close()
    },
    breakOff: () => void writer?.abort(new TypeError('The connection was lost.')),
  }
}

describe('a long list', () => {
  const [agency] = castAgencies
  const sixty = inLoadOrder(
    generateCases({
      agency,
      agents: castAgents(agency.agencyNo),
      count: 60,
      type: 'not_placed',
      clock: new Date('2026-03-16T15:00:00Z'),
    }),
  )

  test('shows its first cases while the rest arrives, and then all', async () => {
    const { sendRest } = sendBeginning(sixty)
    const query = renderCases()
    expect(query.current.state).toBe('loading')
    await waitFor(() => expect(query.current.state).toBe('loading-more'))
    expect(query.current.cases.map(({ contract }) => contract)).toEqual(
      sixty.slice(0, 50).map(({ contract }) => contract),
    )
    expect(query.current.data).toBeUndefined()
    sendRest()
    await waitFor(() => expect(query.current.state).toBe('ready'))
    expect(query.current.cases).toHaveLength(60)
  })

  test('shows none of them once the connection has broken', async () => {
    const { breakOff } = sendBeginning(sixty)
    const query = renderCases()
    await waitFor(() => expect(query.current.state).toBe('loading-more'))
    act(breakOff)
    await waitFor(() => expect(query.current.state).toBe('error'))
    expect(query.current.cases).toEqual([])
    expect(query.current.data).toBeUndefined()
  })

  test('shows none of them again once all were forgotten, as when less is shared', async () => {
    const { sendRest } = sendBeginning(sixty)
    const page = renderQuery(() => ({ query: useCases('not_placed', 'AG1001'), ...useSWRConfig() }))
    await waitFor(() => expect(page.current.query.state).toBe('loading-more'))
    sendRest()
    await waitFor(() => expect(page.current.query.state).toBe('ready'))
    await act(() =>
      page.current.mutate((key) => Array.isArray(key) && key[0] === getContractsAndRequirements.name, undefined, {
        revalidate: false,
      }),
    )
    expect(page.current.query).toMatchObject({ state: 'loading', cases: [] })
  })

  test.each([
    ['is not sent in load order', sixty.toReversed()],
    ['has an invalid case among the first', [...sixty.slice(0, 40), {}, ...sixty.slice(40)]],
  ])('that %s waits for all of them', async (_, rows) => {
    const { sendRest } = sendBeginning(rows)
    const states: string[] = []
    const query = renderQuery(() => {
      const cases = useCases('not_placed', 'AG1001')
      states.push(cases.state)
      return cases
    })
    await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(2))
    await act(() => new Promise((read) => setTimeout(read)))
    sendRest()
    await waitFor(() => expect(query.current.state).not.toBe('loading'))
    expect(states).not.toContain('loading-more')
  })
})
