import { caseWidgetState } from '@producer-portal/domain/cases'
import { inforceLists } from '@producer-portal/domain/inforce'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { announceSessionEnd } from '../auth/session-end.js'
import { TestRouter } from '../testing/TestRouter.js'
import { useListState } from './useListState.js'

const pathTo = (path: string) => `${path}?number=AG1001`

function useAll() {
  const location = useLocation()
  const { list, hrefTo } = useListState(inforceLists.all, pathTo(location.pathname))
  return { list, hrefTo, location, navigate: useNavigate() }
}

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter initialEntries={['/before', address]}>{children}</TestRouter>
  )
  return renderHook(useAll, { wrapper }).result
}

beforeEach(() => announceSessionEnd('logout'))

describe('every choice is in the URL', () => {
  test('and Back takes it away', async () => {
    const result = renderAt('/all?number=AG1001')
    act(() => result.current.list.onFiltersChange({ time: 'all', agent: '7' }))
    expect(result.current.location.search).toBe('?number=AG1001&agent=7&time=all')
    act(() => result.current.list.onSortChange({ columnId: 'type', direction: 'descending' }))
    expect(result.current.list.sort).toEqual({ columnId: 'type', direction: 'descending' })
    await act(async () => result.current.navigate(-1))
    expect(result.current.list).toMatchObject({ sort: null, filters: { time: 'all', agent: '7' } })
  })

  test('but a typed name, which goes to page 1 as well', () => {
    const result = renderAt('/all?number=AG1001&page=3')
    act(() => result.current.list.onFiltersChange({ name: 'Byron' }))
    expect(result.current.list).toMatchObject({ page: 1, filters: { name: 'Byron', time: 'past-7' } })
    expect(result.current.location.search).toBe('?number=AG1001')
  })

  test('a sort and its return to page 1 are one step of the history', async () => {
    const result = renderAt('/all?page=5')
    act(() => result.current.list.onSortChange({ columnId: 'type', direction: 'descending' }))
    expect(result.current.location.search).toBe('?sort=type&dir=descending')
    await act(async () => result.current.navigate(-1))
    expect(result.current.list).toMatchObject({ page: 5, sort: null })
  })

  test('paging keeps the sort', () => {
    const result = renderAt('/all?sort=type&dir=descending')
    act(() => result.current.list.onPageChange(2))
    expect(result.current.list).toMatchObject({ page: 2, sort: { columnId: 'type', direction: 'descending' } })
  })

  test('the end of a sort leads back to the order of the list', () => {
    const result = renderAt('/all?sort=type&dir=descending&page=2')
    act(() => result.current.list.onSortClear())
    expect(result.current.list).toMatchObject({ page: 1, sort: null })
  })

  test('asking for what is shown changes nothing', async () => {
    const result = renderAt('/all?page=5')
    act(() => result.current.list.onPageChange(5))
    await act(async () => result.current.navigate(-1))
    expect(result.current.location.pathname).toBe('/before')
  })
})

test('changes that follow one another before the page has caught up add up', async () => {
  const result = renderAt('/all?page=5')
  act(() => {
    result.current.list.onFiltersChange({ agent: '7' })
    result.current.list.onFiltersChange({ time: 'all' })
    result.current.list.onPageSizeChange('all')
  })
  expect(result.current.location.search).toBe('?agent=7&time=all&rows=all')
  expect(result.current.list.filters).toMatchObject({ name: '', agent: '7', time: 'all' })
})

test('lists beside one another are found again as they were, and a new session starts from scratch', async () => {
  const result = renderAt('/all?number=AG1001&case=open')
  act(() => {
    result.current.list.onPageSizeChange('all')
    result.current.list.onFiltersChange({ name: 'Byron' })
    result.current.list.onFiltersOpenChange(true)
  })
  await act(async () => result.current.navigate('/service?number=AG1001'))
  expect(result.current.list.filters.name).toBe('')
  expect(result.current.list.areFiltersOpen).toBeUndefined()
  expect(result.current.hrefTo(pathTo('/all'))).toBe('/all?number=AG1001&rows=all')
  expect(result.current.hrefTo(pathTo('/terminated'))).toBe('/terminated?number=AG1001')
  await act(async () => result.current.navigate('/all?number=AG1001'))
  expect(result.current.list.filters.name).toBe('Byron')
  expect(result.current.list.areFiltersOpen).toBe(true)
  expect(window.sessionStorage.getItem('typed_names')).toBe('{"/all?number=AG1001":{"name":"Byron"}}')
  act(() => announceSessionEnd('expired'))
  expect(window.sessionStorage.getItem('typed_names')).toBeNull()
  expect(result.current.list.filters.name).toBe('')
  expect(result.current.list.areFiltersOpen).toBeUndefined()
})

test('a new session finds no list as another user left it', async () => {
  const result = renderAt('/all?number=AG1001')
  act(() => result.current.list.onFiltersChange({ agent: '7' }))
  await act(async () => result.current.navigate('/service?number=AG1001'))
  expect(result.current.hrefTo(pathTo('/all'))).toBe('/all?number=AG1001&agent=7')
  act(() => announceSessionEnd('logout'))
  expect(result.current.hrefTo(pathTo('/all'))).toBe('/all?number=AG1001')
})

test('the link to the list itself leads to what is seen of it now', () => {
  const result = renderAt('/all?number=AG1001')
  act(() => result.current.list.onPageSizeChange('all'))
  expect(result.current.hrefTo(pathTo('/all'))).toBe('/all?number=AG1001&rows=all')
})

const atHome = ({ children }: { children: ReactNode }) => <TestRouter>{children}</TestRouter>
const renderWidget = () => renderHook(() => useListState(caseWidgetState).list, { wrapper: atHome })

test('a list that is not left for another one forgets the typed name with its page', () => {
  const first = renderWidget()
  act(() => first.result.current.onFiltersChange({ name: 'Byron', list: 'issued' }))
  expect(first.result.current.filters).toMatchObject({ name: 'Byron', list: 'issued' })
  first.unmount()
  expect(renderWidget().result.current.filters.name).toBe('')
})

test('a typed name belongs to the agency or agent that it was typed for, and is forgotten with it', () => {
  const drawn: string[] = []
  const useScoped = (scope: string) => {
    const { list } = useListState(inforceLists.all, '/all', scope)
    drawn.push(`${scope} ${list.filters.name}`)
    return list
  }
  const { result, rerender } = renderHook(useScoped, { initialProps: 'AG1001', wrapper: atHome })
  act(() => result.current.onFiltersChange({ name: 'Byron' }))
  rerender('AG1001')
  expect(result.current.filters.name).toBe('Byron')
  rerender('AG2002')
  expect(result.current.filters.name).toBe('')
  rerender('AG1001')
  expect(result.current.filters.name).toBe('')
  expect(drawn).not.toContain('AG2002 Byron')
})
