import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorState } from './ErrorState.js'

test('reads out what happened, without the button that turns busy', () => {
  render(
    <ErrorState title="Failed to get contracts." description="Check your connection." onRetry={vi.fn()} isRetrying />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Failed to get contracts.Check your connection.')
  expect(screen.getByRole('button', { name: /Retry/ }).getAttribute('aria-disabled')).toBe('true')
})

test('offers another action', () => {
  render(<ErrorState title="Page not found" action={<a href="/home">Go to the start</a>} />)
  expect(screen.getByRole('link', { name: 'Go to the start' })).toBeDefined()
})

test('offers no button where trying again makes no sense', () => {
  render(<ErrorState title="Page not found" />)
  expect(screen.queryByRole('button')).toBeNull()
})

const page = (hasFailed: boolean) => (
  <main>
    <h1 data-page-title="" tabIndex={-1}>
      Contracts
    </h1>
    {hasFailed && <ErrorState title="Failed to get contracts." onRetry={vi.fn()} />}
  </main>
)

test('leaves the focus at the page title when it goes with its button', async () => {
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Retry' }).focus()
  rerender(page(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contracts' })))
})
