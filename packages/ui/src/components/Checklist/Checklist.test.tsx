import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Checklist } from './Checklist.js'

const items = (...met: string[]) =>
  ['At least one number.', 'Passwords Match.'].map((label) => ({ id: label, label, isMet: met.includes(label) }))
const checklist = (...met: string[]) => <Checklist label="Your password has" items={items(...met)} />

beforeEach(() => {
  vi.useFakeTimers()
})

const heard = () => screen.queryAllByText(/^(Met|Not met): .+/, { selector: '[aria-live] *' })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('what changed is read out once typing pauses; what came and went meanwhile is not', () => {
  const { rerender } = render(checklist())
  pass(2000)
  expect(heard()).toHaveLength(0)
  rerender(checklist('At least one number.', 'Passwords Match.'))
  pass(500)
  rerender(checklist('At least one number.'))
  pass(500)
  expect(heard()).toHaveLength(0)
  pass(500)
  expect(heard().map(({ textContent }) => textContent)).toEqual(['Met: At least one number.'])
})
