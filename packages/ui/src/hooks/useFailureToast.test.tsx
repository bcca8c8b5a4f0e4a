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

test('without a way to try again there is no button', async () => {
  render(demo(failed, undefined))
  await screen.findByText(failed)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a failure that is over when the attempt ends is not told again', async () => {
  const attempt = held()
  const { rerender } = render(demo(failed, () => attempt.promise))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  rerender(demo(null, nothing))
  attempt.end()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(screen.queryByText(failed)).toBeNull()
})

test('Retry is that of the last render, and telling does not begin anew with it', async () => {
  const [first, last] = [vi.fn(), vi.fn()]
  const { rerender } = render(demo(failed, first))
  const button = await screen.findByRole('button', { name: 'Retry' })
  rerender(demo(failed, last))
  expect(screen.getByRole('button', { name: 'Retry' })).toBe(button)
  await userEvent.click(button)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
})
