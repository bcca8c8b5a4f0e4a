import { demoPerson } from '@producer-portal/domain/mocks'
import { ToastProvider } from '@producer-portal/ui'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportLost, reportReached } from '../api/connection.js'
import * as cache from '../api/cache.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { AccessWatch } from './AccessWatch.js'

vi.mock('../api/cache.js', { spy: true })

const pressAndPass = (seconds: number) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  reportReached()
  vi.mocked(cache.forgetAnswers).mockClear()
})

/** The watch, and how often it has asked by now. */
async function watch(changes: () => object = () => ({})) {
  const { profile } = demoPerson('lin')
  const access = { isSuspended: false, applications: ['NBC01'], version: '1' }
  const sent = answerCalls({
    '/profile': () => ({ body: { ...profile, delegatedAccess: { ...access, ...changes() } } }),
  })
  const Data = freshData()
  const view = render(
    <ToastProvider>
      <Data>
        <AccessWatch />
      </Data>
    </ToastProvider>,
  )
  await waitFor(() => expect(sent).toHaveLength(1))
  return { ...view, countAsked: () => sent.filter(({ path }) => path === '/profile').length - 1 }
}

test('what a user may see is asked for while the portal is used, at most every five seconds', async () => {
  const { countAsked, unmount } = await watch()
  await pressAndPass(1)
  expect(countAsked()).toBe(1)
  await pressAndPass(1)
  expect(countAsked()).toBe(1)
  await pressAndPass(5)
  expect(countAsked()).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(countAsked()).toBe(2)

  unmount()
  await pressAndPass(60)
  expect(countAsked()).toBe(2)
})

test('without a connection nothing is asked', async () => {
  const { countAsked } = await watch()
  act(reportLost)
  await pressAndPass(2)
  expect(countAsked()).toBe(0)
})

test.each([
  ['nothing has changed', {}, 0],
  ['the access is suspended', { isSuspended: true }, 1],
  ['an application is no longer shared', { applications: [] }, 1],
  ['one more is shared', { applications: ['NBC01', 'INF01'] }, 1],
  ['other business is shared', { version: '2' }, 1],
])('when %s, what shows shared business is asked for again or not', async (_, change, times) => {
  let now = {}
  const { countAsked } = await watch(() => now)
  now = change
  await pressAndPass(6)
  await pressAndPass(6)
  expect(countAsked()).toBe(2)
  expect(vi.mocked(cache.forgetAnswers)).toHaveBeenCalledTimes(times)
})

test('everything that shows shared business is asked for again', async () => {
  let now = {}
  await watch(() => now)
  now = { version: '2' }
  await pressAndPass(6)
  const [forgotten] = vi.mocked(cache.forgetAnswers).mock.calls[0] ?? []
  expect(forgotten?.map(({ name }) => name).toSorted()).toEqual([
    'getClient',
    'getClientContracts',
    'getContractDetail',
    'getContracts',
    'getContractsAndRequirements',
    'getIllustrationAgents',
    'getIllustrationRequests',
    'getInforceContractDetail',
    'getInforceContracts',
    'getSentAnswers',
    'searchClients',
    'searchIllustrationPolicies',
  ])
})
