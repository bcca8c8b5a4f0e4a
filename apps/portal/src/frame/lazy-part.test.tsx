import { ErrorBoundary } from '@producer-portal/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a page that could not be loaded is asked for again when it is tried again, and not before', async () => {
  vi.useFakeTimers()
  // React tells of every error that a boundary has caught
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve(({ name }: { name: string }) => <p>The page of {name}</p>))
  load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  const Page = lazyPart(load)
  render(
    <ErrorBoundary fallback={({ reset }) => <button onClick={reset}>Try again</button>}>
      <Suspense>
        <Page name="Rivera" />
      </Suspense>
    </ErrorBoundary>,
  )
  await pass(10)
  await pass(5000)
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(10)
  expect(screen.getByText('The page of Rivera')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(2)
})
