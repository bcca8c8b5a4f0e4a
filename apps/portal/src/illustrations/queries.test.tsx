import { mockSubmittedIllustrations } from '@producer-portal/domain/mocks'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.js'
import { renderQuery } from '../testing/render-query.js'
import { useSeenIllustrationRequests } from './queries.js'

const [first, second] = mockSubmittedIllustrations(new Date('2026-03-16T15:00:00Z'))

test('what was new when the page opened stays marked while another one comes', async () => {
  let requests = [{ ...first, isNew: true }]
  const sent = answerCalls({ '/illustration/requests': () => ({ body: requests }), '/illustration/requests/seen': {} })
  const seen = renderQuery(useSeenIllustrationRequests)
  const countSeen = () => sent.filter(({ path }) => path.endsWith('/seen')).length
  await waitFor(() => expect(countSeen()).toBe(1))
  requests = [
    { ...second, isNew: true },
    { ...first, isNew: false },
  ]
  await act(() => seen.current.reload())
  await waitFor(() => expect(countSeen()).toBe(2))
  await waitFor(() => expect(seen.current.requests?.map(({ isNew }) => isNew)).toEqual([true, true]))
})
