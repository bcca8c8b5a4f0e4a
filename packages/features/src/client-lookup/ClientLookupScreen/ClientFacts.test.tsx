import { mockClient } from '@producer-portal/domain/mocks'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClientFacts } from './ClientFacts.js'

const today = new Date(2026, 2, 16)
const client = mockClient('7000101', today)
if (!client) throw new Error('There is no client')

test.each([
  ['3125550101', '(312) 555-0101', 'tel:3125550101'],
  ['+44 20 7946-0000', '+44 20 7946-0000', 'tel:+442079460000'],
])('the phone %s is shown as %s and called at %s', (phone, shown, address) => {
  render(<ClientFacts client={{ ...client, phone }} today={today} />)
  expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe(address)
})

test.each([
  ['goes after two seconds where it could be copied', () => Promise.resolve(), /^Copied/, 0],
  ['stays where it could not', () => Promise.reject(new Error('not allowed')), /^We couldn't copy that/, 1],
])('what became of copying is said beside the button, and %s', async (_, write, text, left) => {
  vi.useFakeTimers()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  render(<ClientFacts client={client} today={today} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy email' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.advanceTimersByTimeAsync(1_900))
  expect(screen.getByText(text, { selector: 'span' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryAllByText(text, { selector: 'span' })).toHaveLength(left)
})
