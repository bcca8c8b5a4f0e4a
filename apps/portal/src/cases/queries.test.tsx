import { mockCases } from '@producer-portal/domain/mocks'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useCases } from './queries.js'

const path = '/contractsAndRequirements?type=not%20placed&number=AG1001'
const environment = { '/environment/current': { body: 'local' } }
const [row] = mockCases(new Date('2026-03-16T15:00:00Z'))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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
