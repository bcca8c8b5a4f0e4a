import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useNarrowedRules } from './useViewedLists.js'

const rules = {
  name: 'cases',
  defaultFilters: { agent: 'all', time: 'past-7' },
  getFilterOptions: vi.fn((_rows: readonly string[], _agent?: unknown) => 'options'),
}
const agent = { number: '100101', name: 'Elena Rivera' }

test('without a viewed agent the rules of a list stay the same object', () => {
  expect(renderHook(() => useNarrowedRules<string, typeof rules>(rules, undefined)).result.current).toBe(rules)
})

test('those of a viewed agent open narrowed to them, and always offer them', () => {
  const { result, rerender } = renderHook(() => useNarrowedRules<string, typeof rules>(rules, agent))
  const narrowed = result.current
  expect(narrowed).toMatchObject({ name: 'cases', defaultFilters: { agent: '100101', time: 'past-7' } })
  expect(narrowed.getFilterOptions(['row'])).toBe('options')
  expect(rules.getFilterOptions).toHaveBeenLastCalledWith(['row'], agent)
  rerender()
  expect(result.current).toBe(narrowed)
})
