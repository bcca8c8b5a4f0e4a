import { defaultInforceFilters, inforceTimeFilters } from '@producer-portal/domain/inforce'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetSeenLists } from '../state/seen-lists.js'
import { MemoryRouter } from '../testing/MemoryRouter.js'
import { filteredList, useFilteredListView } from './useFilteredListView.js'

const list = filteredList({
  columns: ['owner-name', 'type'],
  pageSizes: [5, 'all'],
  usual: defaultInforceFilters,
  times: inforceTimeFilters,
})
const pathTo = (path: string) => `${path}?number=AG1001`

function useAll() {
  return { list: useFilteredListView(list, pathTo), location: useLocation(), navigate: useNavigate() }
}

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(useAll, { wrapper }).result
}

beforeEach(forgetSeenLists)

test('a typed name narrows the list, asks for page 1 and stands in no address', () => {
  const result = renderAt('/all?number=AG1001&page=3')
  act(() => result.current.list.screen.onFiltersChange({ name: 'Byron' }))
  expect(result.current.list.screen).toMatchObject({ page: 1, filters: { name: 'Byron', time: 'past-7' } })
  expect(result.current.location.search).toBe('?number=AG1001')
})

test('every choice but that is in the address, and Back takes it away', async () => {
  const result = renderAt('/all?number=AG1001')
  act(() => result.current.list.screen.onFiltersChange({ time: 'all', agent: '7' }))
  expect(result.current.location.search).toBe('?number=AG1001&agent=7&time=all')
  act(() => result.current.list.screen.onSortChange({ columnId: 'type', direction: 'descending' }))
  expect(result.current.list.screen.sort).toEqual({ columnId: 'type', direction: 'descending' })
  await act(async () => result.current.navigate(-1))
  expect(result.current.list.screen).toMatchObject({ sort: null, filters: { time: 'all', agent: '7' } })
})

test('lists side by side keep what was seen of each, and a new session starts afresh', async () => {
  const result = renderAt('/all?number=AG1001&case=open')
  act(() => {
    result.current.list.screen.onPageSizeChange('all')
    result.current.list.screen.onFiltersChange({ name: 'Byron' })
  })
  await act(async () => result.current.navigate('/service?number=AG1001'))
  expect(result.current.list.screen.filters.name).toBe('')
  expect(result.current.list.hrefTo('/all')).toBe('/all?number=AG1001&rows=all')
  expect(result.current.list.hrefTo('/terminated')).toBe('/terminated?number=AG1001')
  await act(async () => result.current.navigate('/all?number=AG1001'))
  expect(result.current.list.screen.filters.name).toBe('Byron')
  act(forgetSeenLists)
  expect(result.current.list.screen.filters.name).toBe('')
})

test('the way to the list itself leads to what is seen of it now', () => {
  const result = renderAt('/all?number=AG1001')
  act(() => result.current.list.screen.onPageSizeChange('all'))
  expect(result.current.list.hrefTo('/all')).toBe('/all?number=AG1001&rows=all')
})
