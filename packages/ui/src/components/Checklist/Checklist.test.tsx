import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Checklist } from './Checklist.js'

const items = (...met: string[]) =>
  ['At least one number.', 'Passwords Match.'].map((label) => ({ id: label, label, isMet: met.includes(label) }))
const checklist = (...met: string[]) => <Checklist label="Your password has" items={items(...met)} />

beforeEach(() => {
  vi.useFakeTimers()
})

/** The lines that are about to be read out, or are no longer busy with it. */
const regions = () => [...document.querySelectorAll('[aria-live=polite]')]
const awaited = () => regions().flatMap((region) => (region.matches('[aria-busy=true]') ? region.textContent : []))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('what changed is read out once typing pauses; what came and went meanwhile is not', () => {
  const { rerender } = render(checklist())
  const lines = regions().map((region) => region.firstElementChild)
  pass(2000)
  expect(awaited()).toEqual([])
  rerender(checklist('At least one number.', 'Passwords Match.'))
  pass(500)
  rerender(checklist('At least one number.'))
  expect(awaited()).toEqual(['Met: At least one number.'])
  pass(500)
  expect(awaited()).toEqual([])
  const readOut = regions().filter((region, index) => region.firstElementChild !== lines[index])
  expect(readOut.map(({ textContent }) => textContent)).toEqual(['Met: At least one number.'])
  expect(screen.getAllByText('At least one number.', { exact: false })).toHaveLength(1)
})
