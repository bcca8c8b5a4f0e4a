import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { loanColumns, loanId, loans, type Loan } from '../DataTable/library-loans.fixture.js'
import type { FilterValues, ListFilter } from '../ListFilters/list-filter.js'
import { ToastProvider } from '../ToastProvider/ToastProvider.js'
import { ListScreen } from './ListScreen.js'
import type { ListScreenList } from './list-screen-props.js'

const announce = vi.fn<(text: string) => void>()
const nothing = () => undefined
const options = [
  { value: 'all', label: 'All' },
  { value: 'Harbour', label: 'Harbour' },
]
const toFilters = (name: string, branch: string): readonly ListFilter[] => [
  { id: 'name', label: 'Name', value: name },
  { id: 'branch', label: 'Branch', value: branch, options, isQuick: true },
]

interface ScreenProps extends Partial<ListScreenList<Loan>> {
  name?: string
  branch?: string
}

/** A list that keeps its filters, as an app does. */
function Screen({ name = '', branch = 'all', ...more }: ScreenProps) {
  const [values, setValues] = useState<FilterValues>({ name, branch })
  const list: ListScreenList<Loan> = {
    rows: loans(12),
    failureText: 'Failed.',
    countText: 'Showing 12 loans',
    toolbarLabel: 'Loans',
    onRefresh: nothing,
    filters: toFilters(values['name'] ?? '', values['branch'] ?? ''),
    onFiltersChange: (next) => setValues({ ...values, ...next }),
    tableLabel: 'On loan',
    columns: loanColumns,
    getRowId: loanId,
    sortDescriptor: null,
    onSortChange: nothing,
    page: 1,
    onPageChange: nothing,
    pageSize: 10,
    pageSizes: [10, 25],
    ...more,
  }
  return (
    <AnnounceContext.Provider value={announce}>
      <ToastProvider>
        <ListScreen header={{ title: 'Lending' }} list={list} />
      </ToastProvider>
    </AnnounceContext.Provider>
  )
}

const field = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Name' })
const isWindow = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width < Number(/width < (\d+)/.exec(query)?.[1] ?? 0),
    addEventListener: nothing,
    removeEventListener: nothing,
  }))

beforeEach(() => isWindow(1024))

test('the fields are shown while one of them is set, and stay once users empty it', async () => {
  render(<Screen name="a" />)
  const box = field()
  await userEvent.type(box ?? document.body, '{Backspace}')
  expect(box?.value).toBe('')
  expect(field()).toBe(box)
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  expect(field()).toBeNull()
})

test.each([
  [1024, 'Harbour', 1, 0],
  [375, 'Harbour', 0, 1],
  [375, 'all', 0, 0],
])(
  'in a window of %i px the quick choice %s opens no fields; it is in %i groups of buttons, and listed %i times',
  (...of) => {
    const [width, branch, groups, listed] = of
    isWindow(width)
    render(<Screen branch={branch} />)
    expect(field()).toBeNull()
    expect(screen.queryAllByRole('group', { name: 'Branch' })).toHaveLength(groups)
    expect(screen.queryAllByRole('button', { name: 'Remove Branch: Harbour' })).toHaveLength(listed)
  },
)

test('where another filter is set and the fields are hidden, both are listed instead', async () => {
  render(<Screen name="a" branch="Harbour" />)
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  expect(screen.queryByRole('group', { name: 'Branch' })).toBeNull()
  const bar = within(screen.getByRole('group', { name: 'Filter' }))
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Name: a', 'Branch: Harbour'])
})

test('an empty list leads out of the filters by one button, which says what became of it', async () => {
  render(<Screen name="a" rows={[]} hasHiddenRows />)
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(announce.mock.calls.flat()).toEqual(['Filters cleared'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filter' }))
  expect(field()?.value).toBe('')
})

test('while the rest of the rows loads, another page size says no number of pages', async () => {
  render(<Screen state="loading-more" onPageSizeChange={nothing} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25')
  expect(announce).not.toHaveBeenCalled()
})

test('on a phone the order is taken away by the choice itself, and that is said', async () => {
  isWindow(375)
  const onSortClear = vi.fn<() => void>()
  render(<Screen sortDescriptor={{ columnId: 'title', direction: 'ascending' }} onSortClear={onSortClear} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Default order')
  expect(onSortClear).toHaveBeenCalledOnce()
  expect(announce.mock.calls.flat()).toEqual(['Default order'])
})

test.each([1024, 1280])('in a window of %i px what is to be noticed is there once', (width) => {
  isWindow(width)
  render(<Screen pinned="Emma is due tomorrow" />)
  expect(screen.getAllByText('Emma is due tomorrow')).toHaveLength(1)
})
