import { createElement } from 'react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { latePart, useLatePart, type LatePart } from './latePart.js'

const Card = () => <p>Here it is</p>

function Holder({ part, isNeeded }: { part: LatePart<typeof Card>; isNeeded: boolean }) {
  const Part = useLatePart(part, isNeeded)
  return isNeeded && Part ? createElement(Part) : null
}

afterEach(() => vi.useRealTimers())

test('is loaded when it is needed, not before, and only once', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Card))
  const part = latePart(fetchPart)
  const { rerender } = render(<Holder part={part} isNeeded={false} />)
  expect(fetchPart).not.toHaveBeenCalled()
  rerender(<Holder part={part} isNeeded />)
  await screen.findByText('Here it is')
  rerender(<Holder part={part} isNeeded={false} />)
  rerender(<Holder part={part} isNeeded />)
  expect(screen.getByText('Here it is')).toBeDefined()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('one that was loaded before is there at once', async () => {
  const part = latePart(() => Promise.resolve(Card))
  await part.load()
  render(<Holder part={part} isNeeded />)
  expect(screen.getByText('Here it is')).toBeDefined()
})

test('one that could not be had is asked for again as long as it is needed', async () => {
  vi.useFakeTimers()
  const fetchPart = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Card)
  render(<Holder part={latePart(fetchPart)} isNeeded />)
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.queryByText('Here it is')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('Here it is')).toBeDefined()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})
