import { getContracts } from '@producer-portal/domain/cases'
import { mockCases } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuery } from '../api/useQuery.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData, renderQuery } from '../testing/render-query.js'
import { useCaseLists, useLoadedCaseCounts } from './queries.js'

const environment = { '/environment/current': { body: 'local' } }
const [row] = mockCases(new Date('2026-03-16T15:00:00Z'))
const [agent] = row?.agents ?? []
const caseOf = (contractNo: string, agentNo: string, daysSinceProcDate: number | null) => ({
  ...row,
  contract: { ...row?.contract, contractNo },
  agents: [{ ...agent, agentNo, agencyNo: 'AG1001' }],
  daysSinceProcDate,
})
const pathOf = (type: string, number = '') => `/contracts?type=${type}${number && `&number=${number}`}`

test('each list of the dashboard has its own cases, the longest pending first', async () => {
  const sent = answerCalls({
    ...environment,
    [pathOf('pending', 'AG1001')]: { body: [caseOf('1', '7', 3), caseOf('2', '8', 90), caseOf('3', '7', null)] },
    [pathOf('issued', 'AG1001')]: { body: [caseOf('4', '7', 1)] },
    [pathOf('not_placed', 'AG1001')]: { status: 404 },
  })
  const shown = renderQuery(() => ({ all: useCaseLists('AG1001'), one: useCaseLists('AG1001', '7').lists }))
  expect(shown.current.all.lists.pending).toMatchObject({ state: 'loading', rows: [] })
  await waitFor(() => expect(shown.current.all.lists.not_placed.state).toBe('error'))
  await waitFor(() => expect(shown.current.all.lists.pending.state).toBe('ready'))
  const numbersOf = (lists: typeof shown.current.one) =>
    [lists.pending, lists.issued, lists.not_placed].map(({ rows }) => rows.map(({ contract }) => contract.contractNo))
  expect(numbersOf(shown.current.all.lists)).toEqual([['2', '1', '3'], ['4'], []])
  expect(numbersOf(shown.current.one)).toEqual([['1', '3'], ['4'], []])
  const before = sent.length
  await act(async () => shown.current.all.reload())
  expect(sent.slice(before).map(({ path }) => path)).toEqual([
    pathOf('pending', 'AG1001'),
    pathOf('issued', 'AG1001'),
    pathOf('not_placed', 'AG1001'),
  ])
})

test('the lists say how many cases they have where those have been loaded, and ask for none', async () => {
  const sent = answerCalls({ [pathOf('issued')]: { body: [caseOf('4', '7', 1), caseOf('5', '8', 1)] } })
  const cache = freshData()
  const loaded = renderQuery(() => useQuery(getContracts, { query: { type: 'issued', number: undefined } }).data, cache)
  const counts = renderQuery(
    () => [useLoadedCaseCounts(), useLoadedCaseCounts(undefined, '8'), useLoadedCaseCounts('AG2002')] as const,
    cache,
  )
  const none = { pending: undefined, issued: undefined, not_placed: undefined }
  expect(counts.current).toEqual([none, none, none])
  await waitFor(() => expect(loaded.current).toHaveLength(2))
  await waitFor(() => expect(counts.current).toEqual([{ ...none, issued: 2 }, { ...none, issued: 1 }, none]))
  expect(sent.map(({ path }) => path)).toEqual([pathOf('issued')])
})
