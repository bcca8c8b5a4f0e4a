import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useColumnWidths } from './useColumnWidths.js'

beforeEach(() => window.localStorage.clear())

function resize(list: string, columnId: string, width: number) {
  const { result } = renderHook(() => useColumnWidths(list))
  act(() => result.current.onColumnResize({ columnId, width }))
}

const widthsOf = (list: string) => renderHook(() => useColumnWidths(list)).result.current.columnWidths

test('each list keeps the widths of its own columns on this device', () => {
  resize('pending', 'name', 200)
  resize('issued', 'name', 300)
  resize('pending', 'agent', 120)
  expect(widthsOf('pending')).toEqual({ name: 200, agent: 120 })
  expect(widthsOf('issued')).toEqual({ name: 300 })
  expect(widthsOf('not-placed')).toBeUndefined()
})
