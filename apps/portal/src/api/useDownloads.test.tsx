import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDownloads } from './useDownloads.js'

test('leaving the page ends the download', () => {
  const fetchFile = vi.fn<Parameters<typeof useDownloads>[0]>(() => new Promise(() => undefined))
  const { result, unmount } = renderHook(() => useDownloads(fetchFile))
  act(() => result.current.download('a1', 'statement.pdf'))
  expect(result.current.downloads).toEqual({ a1: 'busy' })
  const signal = fetchFile.mock.lastCall?.[1].signal
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})
