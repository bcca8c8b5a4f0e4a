import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge, formatCappedCount } from './Badge.js'

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('%i reads %s', (count, text) => {
  expect(formatCappedCount(count)).toBe(text)
})

test.each([
  [10, 9, '9+'],
  [1000, Number.POSITIVE_INFINITY, '1000'],
])('%i with a cap of %d reads %s', (count, max, text) => {
  render(<Badge max={max}>{count}</Badge>)
  expect(screen.getByText(text)).toBeDefined()
})

test('says what it counts', () => {
  render(<Badge label="unread messages">{128}</Badge>)
  expect(screen.getByText('99+').textContent).toBe('99+ unread messages')
})
