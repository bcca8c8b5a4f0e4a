import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ToastProvider } from '../components/ToastProvider/ToastProvider.js'
import { useFailureToast, type FailureRetry } from './useFailureToast.js'

function Loading({ message, ...rest }: FailureRetry & { message: string | null }) {
  useFailureToast(message, rest)
  return null
}
const demo = (message: string | null, onRetry: FailureRetry['onRetry']) => (
  <ToastProvider>
    <Loading message={message} label="Retry" onRetry={onRetry} />
  </ToastProvider>
)
const nothing = () => undefined

/** An attempt that ends when the test says so. */
function held() {
  let end: () => void = nothing
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end: () => end() }
}
const failed = "We couldn't load the loans. Try again."

test('a failure is told as long as it lasts', async () => {
  const { rerender } = render(demo(failed, vi.fn()))
  await screen.findByText(failed)
  rerender(demo(null, vi.fn()))
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
})

test('what fails again after Retry is told again, once the attempt has ended', async () => {
  const attempt = held()
  render(demo(failed, () => attempt.promise))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(screen.queryByText(failed)).toBeNull()
  attempt.end()
  await screen.findByText(failed)
  expect(screen.getAllByText(failed)).toHaveLength(1)
})
