import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MemoryRouter } from '../testing/MemoryRouter.js'
import { expect, test } from 'vitest'
import { useListView } from './useListView.js'

const shape = {
  columns: ['insured-name', 'days-pending'],
  pageSizes: [10, 25, 'all'],
  filters: { status: 'all' },
} as const
const descending = { column: 'days-pending', direction: 'descending' } as const

function renderAt(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
  )
  return renderHook(useAll, { wrapper }).result
}

function useAll() {
  return { list: useListView(shape), location: useLocation(), navigate: useNavigate() }
}

test('a sort and its return to page 1 are one step of the history', async () => {
  const result = renderAt('/pending?page=5')
  act(() => {
    result.current.list.change({ sort: descending, page: 1 })
    result.current.list.change({ page: 1 })
  })
  expect(result.current.location.search).toBe('?sort=days-pending&dir=descending')
  await act(async () => result.current.navigate(-1))
  expect(result.current.list.view).toMatchObject({ page: 5, sort: null })
})

test('asking for what is shown changes nothing', async () => {
  const result = renderAt('/pending?page=5')
  act(() => result.current.list.change({ page: 5 }))
  await act(async () => result.current.navigate(-1))
  expect(result.current.location.pathname).toBe('/before')
})

test('paging keeps the sort', () => {
  const result = renderAt('/pending?sort=days-pending&dir=descending')
  act(() => result.current.list.change({ page: 2 }))
  expect(result.current.list.view).toMatchObject({ page: 2, sort: descending })
})

test('filters, page size and their return to page 1 are kept in the address, and Back opens the filters again', async () => {
  const result = renderAt('/pending?page=5')
  act(() => {
    result.current.list.change({ filters: { status: 'Approved' }, page: 1 })
    result.current.list.change({ page: 1 })
  })
  act(() => result.current.list.change({ pageSize: 'all', page: 1 }))
  expect(result.current.location.search).toBe('?status=Approved&rows=all')
  await act(async () => result.current.navigate(-2))
  expect(result.current.list.view).toEqual({ page: 5, sort: null, pageSize: 10, filters: { status: 'all' } })
})
