import { markSent, findSentMarker, statusDelay } from '@producer-portal/domain/requirements'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { refreshSession } from '../auth/session.js'
import { sessionCookies, setCookies } from '../testing/sign-in-as.js'
import { useSentAnswers } from './useSentAnswers.js'

const requirement = { id: 'r1', status: 'Required' }
const markerIn = (result: { readonly current: ReturnType<typeof useSentAnswers> }) => {
  const [{ markers, now }] = result.current
  return findSentMarker(requirement, markers, now)
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T15:00:00Z') })
  setCookies({ ...sessionCookies(), userId: 'rivera' })
  act(refreshSession)
})

test('a sent answer is kept for half an hour, and removed even while it is on the screen', () => {
  const { result } = renderHook(useSentAnswers)
  act(() => result.current[1](markSent(requirement, new Date())))
  act(() => void vi.advanceTimersByTime(statusDelay - 1000))
  expect(markerIn(result)).toBeDefined()
  act(() => void vi.advanceTimersByTime(2000))
  expect(markerIn(result)).toBeUndefined()
})

test('what was sent is known after a reload of the page', () => {
  const first = renderHook(useSentAnswers)
  act(() => first.result.current[1](markSent(requirement, new Date(), [{ name: 'exam.pdf', size: 10 }])))
  first.unmount()
  expect(markerIn(renderHook(useSentAnswers).result)).toMatchObject({ files: [{ name: 'exam.pdf', size: 10 }] })
})

const another = { id: 'r2', status: 'Required' }
const idsIn = (result: { readonly current: ReturnType<typeof useSentAnswers> }) =>
  result.current[0].markers.map(({ requirementId }) => requirementId)

test('of two answers that arrive at once none is lost', () => {
  const { result } = renderHook(useSentAnswers)
  const [, add] = result.current
  act(() => {
    add(markSent(requirement, new Date()))
    add(markSent(another, new Date()))
  })
  expect(idsIn(result)).toEqual(['r1', 'r2'])
})

test('an answer that arrives when its page was left takes nothing from what was sent since', () => {
  const left = renderHook(useSentAnswers)
  const [, addLate] = left.result.current
  left.unmount()
  const next = renderHook(useSentAnswers)
  act(() => next.result.current[1](markSent(another, new Date())))
  next.unmount()
  addLate(markSent(requirement, new Date()))
  expect(idsIn(renderHook(useSentAnswers).result)).toEqual(['r2', 'r1'])
})

test('an answer that is over leaves the storage with the next one', () => {
  const { result } = renderHook(useSentAnswers)
  act(() => result.current[1](markSent(requirement, new Date())))
  vi.advanceTimersByTime(statusDelay)
  act(() => result.current[1](markSent(another, new Date())))
  expect(idsIn(result)).toEqual(['r2'])
})
