import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge.js'
import { cappedCount } from './cappedCount.js'

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
  [12_000, '99+'],
])('%i reads %s', (count, text) => {
  expect(cappedCount(count)).toBe(text)
})

test('says what it counts', () => {
  render(<Badge label="unread messages">{128}</Badge>)
  expect(screen.getByText('99+').textContent).toBe('99+ unread messages')
})

test('leaves words as they are', () => {
  render(<Badge tone="success">Issued</Badge>)
  expect(screen.getByText('Issued')).toBeDefined()
})
