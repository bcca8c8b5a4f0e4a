import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.js'

let isBroken = true
function Section() {
  if (isBroken) throw new Error('no rows')
  return <p>rows</p>
}
const demo = (address: string, onError?: (error: unknown, stack: string) => void) => (
  <ErrorBoundary
    resetKeys={[address]}
    onError={onError}
    fallback={({ error, reset }) => (
      <button onClick={reset}>{error instanceof Error ? error.message : 'unknown'}</button>
    )}
  >
    <Section />
  </ErrorBoundary>
)

beforeEach(() => {
  isBroken = true
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

test('a section that fails is replaced, reported, and drawn again on request', async () => {
  const onError = vi.fn()
  render(demo('/a', onError))
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'no rows' }),
    expect.stringContaining('Section'),
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'no rows' }))
  expect(screen.getByText('rows')).toBeDefined()
})

test('another page draws the section again; the same page does not', () => {
  const { rerender } = render(demo('/a'))
  isBroken = false
  rerender(demo('/a'))
  expect(screen.queryByText('rows')).toBeNull()
  rerender(demo('/b'))
  expect(screen.getByText('rows')).toBeDefined()
})

test('a page that fails at once stays replaced, and is tried once', () => {
  const onError = vi.fn()
  isBroken = false
  const { rerender } = render(demo('/a', onError))
  isBroken = true
  rerender(demo('/b', onError))
  expect(screen.getByRole('button', { name: 'no rows' })).toBeDefined()
  expect(onError).toHaveBeenCalledOnce()
})
