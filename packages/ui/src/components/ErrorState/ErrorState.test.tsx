import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.js'

test('tells at once what happened and offers another try', async () => {
  const onRetry = vi.fn()
  render(<ErrorState title="Failed to get contracts." onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Failed to get contracts.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('offers no button where trying again makes no sense', () => {
  render(<ErrorState title="Page not found" />)
  expect(screen.queryByRole('button')).toBeNull()
})
