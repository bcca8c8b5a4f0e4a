import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary, type ErrorFallbackProps } from '../components/ErrorBoundary/ErrorBoundary.js'
import { lazyComponent, preloadLazyComponents, type LazyComponent } from './lazy-component.js'

const Card = ({ name }: { name: string }) => <p>Card of {name}</p>
type CardProps = Parameters<typeof Card>[0]

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const loadCard = () => vi.fn(() => Promise.resolve(Card))
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

const retry = ({ reset }: ErrorFallbackProps) => <button onClick={reset}>Retry</button>

function Page({ part: Part }: { part: LazyComponent<CardProps> }) {
  return (
    <ErrorBoundary fallback={retry}>
      <Suspense fallback={<p>Page is loading</p>}>
        <Part name="Rivera" />
      </Suspense>
    </ErrorBoundary>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('loads when it is first rendered, and once', async () => {
  const load = loadCard()
  const Part = lazyComponent(load)
  expect(load).not.toHaveBeenCalled()
  const { rerender } = render(<Page key="first" part={Part} />)
  expect(screen.getByText('Page is loading')).toBeDefined()
  await pass(1000)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
  rerender(<Page key="second" part={Part} />)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})

test.each([
  ['suspends', undefined],
  ['has a fallback', null],
])('renders at once when it was preloaded, where it otherwise %s', async (_name, fallback) => {
  const Part = lazyComponent(loadCard(), { fallback })
  await Part.preload()
  render(<Page part={Part} />)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})

function Counter({ name }: CardProps) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

test('keeps its state when it is rendered again after it was loaded', async () => {
  const Part = lazyComponent(() => Promise.resolve(Counter))
  const { rerender } = render(<Page part={Part} />)
  await pass(1000)
  fireEvent.click(screen.getByRole('button', { name: 'Rivera 0' }))
  rerender(<Page part={Part} />)
  expect(screen.getByRole('button', { name: 'Rivera 1' })).toBeDefined()
})

test('tries a failed load again with growing pauses', async () => {
  const load = loadCard()
  load.mockImplementationOnce(offline).mockImplementationOnce(offline)
  render(<Page part={lazyComponent(load)} />)
  await pass(500)
  expect(load).toHaveBeenCalledTimes(2)
  await pass(500)
  expect(load).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})

test('goes to the error boundary when every attempt failed, and asks again when it is rendered again', async () => {
  const load = loadCard().mockImplementation(offline)
  render(<Page part={lazyComponent(load)} />)
  await pass(10_000)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(4)
  load.mockImplementation(() => Promise.resolve(Card))
  // Nobody presses faster
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await pass(1000)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})

test('asks again where it was left before its load had failed', async () => {
  const load = loadCard().mockImplementation(offline)
  const Part = lazyComponent(load)
  const { unmount } = render(<Page part={Part} />)
  unmount()
  await pass(60_000)
  load.mockImplementation(() => Promise.resolve(Card))
  render(<Page part={Part} />)
  await pass(1000)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})

describe('with a fallback', () => {
  const fallback = <p>Card is loading</p>

  test('shows it meanwhile, and the page stays as it is', async () => {
    render(<Page part={lazyComponent(loadCard(), { fallback })} />)
    expect(screen.getByText('Card is loading')).toBeDefined()
    await pass(0)
    expect(screen.getByText('Card of Rivera')).toBeDefined()
  })

  test('asks again as long as it is on the page', async () => {
    const load = loadCard().mockImplementation(offline)
    render(<Page part={lazyComponent(load, { fallback })} />)
    await pass(20_000)
    expect(screen.getByText('Card is loading')).toBeDefined()
    load.mockImplementation(() => Promise.resolve(Card))
    await pass(10_000)
    expect(screen.getByText('Card of Rivera')).toBeDefined()
  })

  test('asks at once when the network comes back', async () => {
    const load = loadCard().mockImplementation(offline)
    render(<Page part={lazyComponent(load, { fallback })} />)
    await pass(3500)
    load.mockImplementation(() => Promise.resolve(Card))
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(screen.getByText('Card of Rivera')).toBeDefined()
  })

  test('does not ask for the network to come back once it has left the page', async () => {
    const load = loadCard().mockImplementation(offline)
    const { unmount } = render(<Page part={lazyComponent(load, { fallback })} />)
    await pass(3500)
    unmount()
    const count = load.mock.calls.length
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(load).toHaveBeenCalledTimes(count)
  })

  test('stops asking once it has left the page', async () => {
    const load = loadCard().mockImplementation(offline)
    const { unmount } = render(<Page part={lazyComponent(load, { fallback })} />)
    unmount()
    await pass(10_000)
    const count = load.mock.calls.length
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(count)
  })

  test('comes from a server as its fallback', () => {
    expect(renderToString(<Page part={lazyComponent(loadCard(), { fallback })} />)).toContain('Card is loading')
  })
})

test('a failed preload rejects, and the next one asks again', async () => {
  const load = loadCard().mockImplementation(offline)
  const Part = lazyComponent(load)
  const onFailure = vi.fn()
  Part.preload().catch(onFailure)
  await pass(10_000)
  expect(onFailure).toHaveBeenCalledOnce()
  load.mockImplementation(() => Promise.resolve(Card))
  await Part.preload()
  render(<Page part={Part} />)
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})

test('all are preloaded together, but for those that few users open', async () => {
  const [loadMany, loadFew] = [loadCard(), loadCard()]
  lazyComponent(loadMany)
  lazyComponent(loadFew, { preload: false })
  // Those of the tests above have failed.
  const all = preloadLazyComponents().catch(() => undefined)
  await pass(10_000)
  await all
  expect(loadMany).toHaveBeenCalledOnce()
  expect(loadFew).not.toHaveBeenCalled()
})

test('one that waits for the preload shows its fallback until then, and loads nothing by itself', async () => {
  const load = loadCard()
  const Part = lazyComponent(load, { fallback: <p>Not yet</p>, preload: 'only' })
  render(<Page part={Part} />)
  await pass(10_000)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('Not yet')).toBeDefined()
  await act(() => Part.preload())
  expect(screen.getByText('Card of Rivera')).toBeDefined()
})
