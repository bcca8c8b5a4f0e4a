import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { conflict, notReached, notSaved, saved } from '../testing/results.js'
import { OutcomeBanner } from './OutcomeBanner.js'
import { useResend } from './useResend.js'

const texts = {
  saved: { title: 'Saved', text: 'All of it.' },
  failed: { title: 'Failed', text: 'Try again.' },
  unreachable: { title: 'Offline', text: 'Check your connection.' },
}
const withConflict = { ...texts, conflict: { title: 'Changed', text: 'By somebody else.' } }

test.each([
  ['a success', saved, texts, 'status', 'Saved'],
  ['a refusal', notSaved, texts, 'alert', 'Failed'],
  ['no answer', notReached, texts, 'alert', 'Offline'],
  ['a conflict without words of its own', conflict('Mei Lin', '2026-03-16T15:00:00Z'), texts, 'alert', 'Failed'],
  ['a conflict', conflict('Mei Lin', '2026-03-16T15:00:00Z'), withConflict, 'alert', 'Changed'],
] as const)('%s is told in its words', (_, result, words, role, title) => {
  render(<OutcomeBanner result={result} texts={words} onClose={() => undefined} />)
  expect(screen.getByRole(role).textContent).toContain(title)
  // A place for a success waits for one, so that it is read out
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test.each([null, undefined])('without an outcome (%s) nothing is told', (result) => {
  render(<OutcomeBanner result={result} texts={texts} />)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })

test('another code waits for its time after each one, and says for how long', () => {
  vi.useFakeTimers()
  const onResend = vi.fn()
  const { result, rerender } = renderHook(
    ({ codesSent }) => useResend({ wait: 30, codesSent, isSending: false, onResend }),
    { initialProps: { codesSent: 1 } },
  )
  expect(result.current).toMatchObject({ secondsLeft: '30', button: { 'aria-disabled': true } })
  expect(result.current.button['aria-describedby']).toBeDefined()
  pass(29)
  expect(result.current.secondsLeft).toBe('1')
  pass(1)
  expect(result.current).toMatchObject({ secondsLeft: null, reason: false, button: { 'aria-disabled': false } })
  expect(result.current.button['aria-describedby']).toBeUndefined()
  rerender({ codesSent: 2 })
  expect(result.current.secondsLeft).toBe('30')
})
