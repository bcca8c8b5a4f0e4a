import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { loanColumns, loanId, loans, type Loan } from '../DataTable/library-loans.fixture.js'
import { ToastProvider } from '../ToastProvider/ToastProvider.js'
import { ListScreen } from './ListScreen.js'
import type { ListScreenList } from './list-screen-props.js'

const announce = vi.fn()
const nothing = () => undefined

function createScreen({
  state,
  rows,
  ...more
}: Pick<ListScreenList<Loan>, 'state' | 'rows'> & Partial<ListScreenList<Loan>>) {
  const list: ListScreenList<Loan> = {
    state,
    rows,
    failureText: "We couldn't load the loans. Try again.",
    countText: `Showing ${rows.length} loans`,
    toolbarLabel: 'Loans',
    onRefresh: nothing,
    filters: [],
    onFiltersChange: nothing,
    tableLabel: 'On loan',
    columns: loanColumns,
    getRowId: loanId,
    emptyText: 'There are no loans.',
    sortDescriptor: null,
    onSortChange: nothing,
    page: 1,
    onPageChange: nothing,
    pageSize: 10,
    pageSizes: [10, 25, 'all'],
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
const wait = () =>
  act(() => {
    vi.advanceTimersByTime(1500)
  })

beforeEach(() => vi.useFakeTimers())

/** The count, which is read out once it is no longer busy, in an element that has come again. */
const count = () => {
  const region = document.querySelector('p [aria-live]')
  const isSilent = region?.getAttribute('aria-live') === 'off'
  return {
    line: region?.firstElementChild,
    text: region?.textContent,
    isBusy: region?.getAttribute('aria-busy') === 'true',
    isSilent,
  }
}

test('a count that changes is read out where it stands, but none when the rows failed to load', () => {
  const { rerender } = render(createScreen({ state: 'ready', rows: loans(12) }))
  wait()
  for (const state of ['loading', 'error'] as const) {
    rerender(createScreen({ state, rows: [] }))
    wait()
    expect(count().isSilent).toBe(true)
  }
  rerender(createScreen({ state: 'ready', rows: loans(11) }))
  const { line, text, isBusy } = count()
  expect([text, isBusy]).toEqual(['Showing 11 loans', true])
  wait()
  expect(count()).toMatchObject({ text, isBusy: false, isSilent: false })
  expect(count().line).not.toBe(line)
  expect(screen.getAllByText('Showing 11 loans')).toHaveLength(1)
})

test('while only the first rows are there, their number is neither shown nor read out', () => {
  const { rerender } = render(createScreen({ state: 'loading', rows: [] }))
  rerender(createScreen({ state: 'loading-more', rows: loans(10), countText: 'Showing 10 loans' }))
  expect(screen.getByText('Loading the rest…')).toBeTruthy()
  expect(screen.queryByText(/^Showing/)).toBeNull()
  wait()
  expect(count()).toMatchObject({ text: 'Loading the rest…', isBusy: false, isSilent: false })
  rerender(createScreen({ state: 'ready', rows: loans(12) }))
  wait()
  expect(count()).toMatchObject({ text: 'Showing 12 loans', isBusy: false, isSilent: false })
})

const named = (value: string) => ({ filters: [{ id: 'name', label: 'Name', value }] })

/** A load that ends when the test says so. */
function held() {
  let end: () => void = nothing
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end: () => end() }
}

const said = () => announce.mock.calls.flat()
const chooseFromMenu = async (name: string) => {
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

describe('what the user chooses is read out once', () => {
  const twelve = { state: 'ready', rows: loans(12) } as const
  test.each([
    ['25', 'Page 1 of 1. Showing 1 - 12 of 12'],
    ['all', 'Page 1 of 1. Showing 1 - 12 of 12'],
  ])('another page size (%s)', (size, text) => {
    render(createScreen({ ...twelve, onPageSizeChange: nothing }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: size } })
    wait()
    expect(said()).toEqual([text])
  })

  test('a filter that leaves as many rows as before', () => {
    const { rerender } = render(createScreen({ ...twelve, ...named('') }))
    const { line } = count()
    rerender(createScreen({ ...twelve, ...named('ad') }))
    wait()
    expect(count().text).toBe('Showing 12 loans')
    expect(count().line).not.toBe(line)
    expect(said()).toEqual([])
  })

  test('the order of the list itself', async () => {
    const sortDescriptor = { columnId: 'amount', direction: 'ascending' } as const
    render(createScreen({ ...twelve, sortDescriptor, onSortClear: nothing }))
    await chooseFromMenu('Default order')
    expect(said()).toEqual(['Default order'])
  })

  test('a list that was loaded again, also where its rows are the same', async () => {
    const load = held()
    render(createScreen({ ...twelve, onRefresh: () => load.promise }))
    await chooseFromMenu('Refresh list')
    expect(said()).toEqual([])
    load.end()
    await vi.waitFor(() => expect(said()).toEqual(['List refreshed']))
  })

  test('but not a refresh that failed, whose note says so itself', async () => {
    const load = held()
    const refresh = { onRefresh: () => load.promise }
    const { rerender } = render(createScreen({ ...twelve, ...refresh }))
    await chooseFromMenu('Refresh list')
    rerender(createScreen({ ...twelve, staleNote: 'Not updated since 8:58 AM', ...refresh }))
    await act(async () => load.end())
    expect(said()).toEqual([])
    expect(screen.getByRole('group', { name: 'Loans' }).textContent).toContain(
      'Showing 12 loansNot updated since 8:58 AM',
    )
  })
})

test('a load that failed looks like no empty list: it says so in place of the rows, without a count or pages', async () => {
  vi.useRealTimers()
  const load = held()
  render(createScreen({ state: 'error', rows: [], onRefresh: () => load.promise }))
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load the loans. Try again.")
  expect(screen.queryByText('There are no loans.')).toBeNull()
  expect(screen.queryByText(/^Showing/)).toBeNull()
  expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('button', { name: /Retry/ }).getAttribute('aria-busy')).toBe('true')
  load.end()
  await vi.waitFor(() => expect(said()).toContain("We couldn't load the loans. Try again."))
})

test('that the list is loading stands once in the accessibility tree', () => {
  render(createScreen({ state: 'loading', rows: [] }))
  const read = screen.getAllByText(/^Loading/).filter((text) => text.closest('[aria-hidden="true"]') === null)
  expect(read).toHaveLength(1)
})
