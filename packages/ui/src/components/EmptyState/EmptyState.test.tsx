import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptyState } from './EmptyState.js'

test('is not read out by itself: the page says what became of a search', () => {
  render(<EmptyState title="No pending cases" />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says what is not there and leads on', () => {
  render(<EmptyState title="No pending cases" description="They appear here." action={<a href="/new">Start one</a>} />)
  expect(screen.getByText('No pending cases')).toBeDefined()
  expect(screen.getByText('They appear here.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start one' })).toBeDefined()
})
