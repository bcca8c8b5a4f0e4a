import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './TextArea.js'

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
const isShown = (text: string) => screen.queryByText(text) !== null

test.each([
  [259, null],
  [260, '20 characters left'],
])('with a limit of 280, the counter for %i characters is %s', (length, text) => {
  render(<TextArea label="Comment" characterLimit={280} value={'x'.repeat(length)} onChange={() => {}} />)
  const described = document.getElementById(box().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent ?? null).toBe(text)
  expect(box().getAttribute('aria-invalid')).toBeNull()
})

test('the counter is read out once typing pauses, and not before', () => {
  vi.useFakeTimers()
  render(<TextArea label="Comment" characterLimit={30} counterText={(left) => `${left} to go`} />)
  fireEvent.change(box(), { target: { value: 'x'.repeat(11) } })
  fireEvent.change(box(), { target: { value: 'x'.repeat(12) } })
  expect(screen.getAllByText(/to go/)).toHaveLength(1)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(screen.getAllByText('18 to go')).toHaveLength(2)
  expect(isShown('19 to go')).toBe(false)
})
