import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rejected } from '../../testing/results.js'
import { SignInNotice, TimeLeft } from './SignInNotice.js'

const passSecond = () => act(() => void vi.advanceTimersByTime(1000))

test('the time that is left is counted down, and its end says that one can try again', () => {
  vi.useFakeTimers()
  render(<TimeLeft until={Date.now() + 2000} />)
  expect(screen.getByRole('timer').textContent).toBe('Time left: 0:02')
  passSecond()
  expect(screen.getByRole('timer').textContent).toBe('Time left: 0:01')
  passSecond()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('You can try again now.')).toBeDefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('the same failure once more takes the focus again, and one in the words of the service needs no advice', () => {
  const { rerender } = render(<SignInNotice failure={rejected()} helpHref="#help" />)
  expect(screen.getByRole('link', { name: 'get help signing in' })).toBeDefined()
  screen.getByRole('link').focus()
  rerender(<SignInNotice failure={rejected('Your account is locked.')} helpHref="#help" />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a failure that is about a field leaves it the focus', () => {
  render(<SignInNotice failure={rejected()} takesFocus={false} />)
  expect(document.activeElement).toBe(document.body)
})
