import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './TextArea.js'

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })

test.each([
  [259, null, null],
  [260, '20 characters left', null],
  [280, '0 characters left', null],
  [281, '1 character too many', 'true'],
])('with a limit of 280, the counter for %i characters is %s', (length, text, isInvalid) => {
  render(<TextArea label="Comment" characterLimit={280} value={'x'.repeat(length)} onChange={() => {}} />)
  const described = document.getElementById(box().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent ?? null).toBe(text)
  expect(box().getAttribute('aria-invalid')).toBe(isInvalid)
})

test('the counter is read out once typing pauses, not before, and stands in the page once', () => {
  vi.useFakeTimers()
  render(<TextArea label="Comment" characterLimit={30} counterText={(left) => `${left} to go`} />)
  fireEvent.change(box(), { target: { value: 'x'.repeat(11) } })
  fireEvent.change(box(), { target: { value: 'x'.repeat(12) } })
  const region = screen.getByText('18 to go').closest('[aria-live=polite]')
  expect(region?.getAttribute('aria-busy')).toBe('true')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(region?.getAttribute('aria-busy')).toBeNull()
  expect(screen.getAllByText(/to go/)).toHaveLength(1)
})
