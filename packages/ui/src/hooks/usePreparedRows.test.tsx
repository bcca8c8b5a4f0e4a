import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePreparedRows } from './usePreparedRows.js'

const rows = Array.from({ length: 1200 }, (_, index) => index)

test('a list is made ready a few rows at a time, and then as a whole', async () => {
  const prepareSome = vi.fn<(some: readonly number[]) => void>()
  const prepareAll = [vi.fn<(all: readonly number[]) => void>(), vi.fn<(all: readonly number[]) => void>()] as const
  renderHook(() => usePreparedRows(rows, prepareSome, prepareAll))
  expect(prepareSome).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(prepareAll[1]).toHaveBeenCalledExactlyOnceWith(rows))
  expect(prepareAll[0]).toHaveBeenCalledExactlyOnceWith(rows)
  expect(prepareSome.mock.calls.map(([some]) => some.length)).toEqual([500, 500, 200])
})

test('a list that is gone is not made ready any more', async () => {
  const prepareOld = vi.fn<() => void>()
  const prepareAll = vi.fn<() => void>()
  const [old, present] = [[prepareOld], [prepareAll]]
  renderHook(() => usePreparedRows(rows, prepareOld, old)).unmount()
  renderHook(() => usePreparedRows([1], () => undefined, present))
  await vi.waitFor(() => expect(prepareAll).toHaveBeenCalled())
  expect(prepareOld).not.toHaveBeenCalled()
})
