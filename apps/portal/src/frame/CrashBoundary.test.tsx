import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrashBoundary } from './CrashBoundary.js'

function Broken(): never {
  throw new Error('broken')
}
const onCrash = vi.fn<(error: unknown) => void>()

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  onCrash.mockClear()
})

test('a crash shows the fallback, is reported once, and leaves the rest of the page standing', () => {
  render(
    <main>
      <p>Rest</p>
      <CrashBoundary fallback="Sorry" onCrash={onCrash}>
        <Broken />
      </CrashBoundary>
    </main>,
  )
  expect(screen.getByText('Rest')).toBeDefined()
  expect(screen.getByText(/Sorry/)).toBeDefined()
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }))
})

test('going to another page gives it another chance', () => {
  const { rerender } = render(
    <CrashBoundary fallback="Sorry" resetKey="/a">
      <Broken />
    </CrashBoundary>,
  )
  rerender(
    <CrashBoundary fallback="Sorry" resetKey="/b">
      <p>Fine</p>
    </CrashBoundary>,
  )
  expect(screen.getByText('Fine')).toBeDefined()
})
