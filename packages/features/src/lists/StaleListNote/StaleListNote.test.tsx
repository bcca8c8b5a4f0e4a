import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StaleListNote } from './StaleListNote.js'

const since = new Date(2026, 2, 13, 8, 58).getTime()
const page = (note: React.ReactNode) => (
  <>
    <h1 data-page-title tabIndex={-1}>
      Clients
    </h1>
    {note}
  </>
)

test('a list is asked for once at a time, and the focus stays in the page when that succeeds', async () => {
  let answer: (() => void) | undefined
  const onRetry = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { rerender } = render(page(<StaleListNote since={since} onRetry={onRetry} />))
  const button = screen.getByRole('button', { name: 'Retry' })
  await userEvent.dblClick(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => answer?.())
  expect(button.getAttribute('aria-busy')).toBeNull()
  rerender(page(null))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
