import { LazyLoadError } from '@producer-portal/ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { TestRouter } from '../testing/TestRouter.js'
import { SectionBoundary } from './SectionBoundary.js'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

test('a part whose code failed to load is asked for every five seconds until it comes, or its page is left', async () => {
  vi.useFakeTimers()
  let isThere = false
  const load = vi.fn<() => Promise<void>>(() => (isThere ? Promise.resolve() : Promise.reject(new Error('lost'))))
  const Part = () => {
    if (!isThere) throw new LazyLoadError(load, new TypeError('Failed to fetch'))
    return <p>The part</p>
  }
  const part = (
    <TestRouter>
      <SectionBoundary>
        <Part />
      </SectionBoundary>
    </TestRouter>
  )
  const { unmount } = render(part)
  await pass(4.9)
  expect(load).not.toHaveBeenCalled()
  await pass(0.2)
  expect(load).toHaveBeenCalledTimes(1)
  await pass(5)
  expect(load).toHaveBeenCalledTimes(2)
  isThere = true
  await pass(5)
  expect(screen.getByText('The part')).toBeDefined()
  await pass(60)
  expect(load).toHaveBeenCalledTimes(3)

  unmount()
  isThere = false
  const left = render(part)
  left.unmount()
  await pass(60)
  expect(load).toHaveBeenCalledTimes(3)
})

function CrashingPage() {
  const { pathname } = useLocation()
  if (pathname === '/statements') throw new Error('broken')
  return <p>The page of {pathname}</p>
}

const at = (isPage: boolean) => (
  <TestRouter key={String(isPage)} initialEntries={['/statements']}>
    <SectionBoundary isPage={isPage}>
      <CrashingPage />
    </SectionBoundary>
  </TestRouter>
)
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a page that crashes offers the way home, which starts afresh; a section of a page does not', async () => {
  const user = userEvent.setup({ delay: null })
  const { rerender } = render(at(false))
  const [retry, ...others] = buttons()
  expect(others).toEqual([])
  await user.click(screen.getByRole('button', { name: retry ?? '' }))
  expect(screen.queryByText(/^The page of/)).toBeNull()
  rerender(at(true))
  const [, home] = buttons()
  await user.click(screen.getByRole('button', { name: home ?? '' }))
  expect(screen.getByText('The page of /')).toBeDefined()
})
