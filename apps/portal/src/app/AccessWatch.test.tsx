import { demoPerson } from '@producer-portal/domain/mocks'
import { ToastProvider } from '@producer-portal/ui'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportLost, reportReached } from '../api/connection.js'
import { answerCalls } from '../testing/answer-calls.js'
import { freshData } from '../testing/render-query.js'
import { AccessWatch } from './AccessWatch.js'

const pressAndPass = (seconds: number) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(reportReached)

/** The watch, and how often it has asked by now. */
async function watch() {
  const sent = answerCalls({ '/profile': { body: demoPerson('lin').profile } })
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
