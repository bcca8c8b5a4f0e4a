import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import { loanColumns, loanId, loans } from './library-loans.fixture.js'
import type { SortDescriptor } from './sort-rows.js'

const props = { 'aria-label': 'Loans', columns: loanColumns, rows: loans(40), getRowId: loanId }
const sortButton = (name: string) => screen.getByRole('button', { name })
const header = (name: string) => screen.getByRole('columnheader', { name })
const firstTitle = () => screen.getAllByRole('rowheader')[0]?.textContent
const announced = () => [...document.querySelectorAll('[aria-live=polite] > *')].map((line) => line.textContent)

test('a click on a header sorts ascending, another on the same reverses it, another column starts again', async () => {
  render(<DataTable {...props} />)
  await userEvent.click(sortButton('Title'))
  expect(header('Title').getAttribute('aria-sort')).toBe('ascending')
  expect(firstTitle()).toBe('A Field Guide to Lichens')
  await userEvent.click(sortButton('Title'))
  expect(header('Title').getAttribute('aria-sort')).toBe('descending')
  expect(firstTitle()).toBe('Winter Bees')
  await userEvent.click(sortButton('Due'))
  expect(header('Due').getAttribute('aria-sort')).toBe('ascending')
  expect(header('Title').getAttribute('aria-sort')).toBe('none')
})

test('a second press reverses the first one that has not been rendered yet', async () => {
  const onSortChange = vi.fn<(sort: SortDescriptor) => void>()
  render(<DataTable {...props} sortDescriptor={null} onSortChange={onSortChange} />)
  await userEvent.dblClick(sortButton('Title'))
  expect(onSortChange.mock.calls.map(([{ direction }]) => direction)).toEqual(['ascending', 'descending'])
})

test('a sort is announced once', async () => {
  render(<DataTable {...props} />)
  const before = announced().length
  await userEvent.click(sortButton('Borrower'))
  expect(announced().slice(before)).toEqual(['Sorted by Borrower, ascending'])
})

test('a sort leaves the page to the caller', async () => {
  const [onPageChange, onSortChange] = [vi.fn<(page: number) => void>(), vi.fn<(sort: SortDescriptor) => void>()]
  render(<DataTable {...props} onSortChange={onSortChange} pagination={{ pageSize: 10, page: 3, onPageChange }} />)
  await userEvent.click(sortButton('Due'))
  expect(onSortChange).toHaveBeenCalledOnce()
  expect(onPageChange).not.toHaveBeenCalled()
})

test('a sort kept by the caller is only asked for', async () => {
  const onSortChange = vi.fn<(sort: unknown) => void>()
  render(
    <DataTable {...props} sortDescriptor={{ columnId: 'due', direction: 'ascending' }} onSortChange={onSortChange} />,
  )
  await userEvent.click(sortButton('Due'))
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ columnId: 'due', direction: 'descending' })
  expect(header('Due').getAttribute('aria-sort')).toBe('ascending')
})

test('rows that the caller has sorted keep their order', () => {
  render(<DataTable {...props} manualSorting defaultSortDescriptor={{ columnId: 'title', direction: 'descending' }} />)
  expect(header('Title').getAttribute('aria-sort')).toBe('descending')
  expect(firstTitle()).toBe('The Sea Road to Harwick')
})

test('a column that cannot be sorted has no button', () => {
  render(<DataTable {...props} columns={loanColumns.map((column) => ({ ...column, isSortable: false }))} />)
  expect(within(header('Title')).queryByRole('button')).toBeNull()
  expect(header('Title').getAttribute('aria-sort')).toBeNull()
})

test('the table speaks in the words it is given', async () => {
  const labels = { sorted: (name: string) => `Nach ${name} sortiert`, rowNumber: 'Zeile' }
  render(<DataTable {...props} labels={labels} />)
  expect(header('Zeile')).toBeTruthy()
  await userEvent.click(sortButton('Fee'))
  expect(announced()).toContain('Nach Fee sortiert')
})
