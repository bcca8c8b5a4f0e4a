import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePreparedRows } from './usePreparedRows.js'

const rows = Array.from({ length: 1200 }, (_, index) => index)

test('a list is made ready a few rows at a time, and then as a whole', async () => {
  const prepareSome = vi.fn<(some: readonly number[]) => void>()
  const prepareAll = vi.fn<(all: readonly number[]) => void>()
  renderHook(() => usePreparedRows(rows, prepareSome, prepareAll))
  expect(prepareSome).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(prepareAll).toHaveBeenCalledExactlyOnceWith(rows))
  expect(prepareSome.mock.calls.map(([some]) => some.length)).toEqual([500, 500, 200])
})

test('a list that is gone is not made ready any more', async () => {
  const prepareOld = vi.fn<() => void>()
  const prepareAll = vi.fn<() => void>()
  renderHook(() => usePreparedRows(rows, prepareOld, prepareOld)).unmount()
  renderHook(() => usePreparedRows([1], () => undefined, prepareAll))
  await vi.waitFor(() => expect(prepareAll).toHaveBeenCalled())
  expect(prepareOld).not.toHaveBeenCalled()
})
