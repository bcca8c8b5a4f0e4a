import { cleanup, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { expect, test, vi } from 'vitest'
import { useDataTable, type DataTableOptions } from './useDataTable.js'

interface Loan {
  readonly title: string
  readonly fee: number
}
interface Column {
  readonly id: string
  readonly header: string
  readonly text: (loan: Loan) => string
  readonly sortValue?: (loan: Loan) => number
  readonly isSortable?: boolean
}
const rows: readonly Loan[] = [
  { title: 'Dune', fee: 3 },
  { title: 'Emma', fee: 20 },
  { title: 'Ulysses', fee: 1 },
]
const columns: readonly Column[] = [
  { id: 'title', header: 'Title', text: ({ title }) => title, isSortable: false },
  { id: 'fee', header: 'Fee', text: ({ fee }) => `$${fee}`, sortValue: ({ fee }) => fee },
]
const getRowId = ({ title }: Loan) => title

function Loans(setting: Partial<DataTableOptions<Loan, Column>>) {
  const table = useDataTable({ rows, columns, getRowId, ...setting })
  return (
    <table aria-label="Loans" {...table.tableProps}>
      <thead>
        <tr {...table.headerRowProps}>
          <td>
            <input {...table.selectAllProps} />
          </td>
          {table.columns.map((column) => (
            <th key={column.id} {...table.getHeaderProps(column)}>
              {column.isSortable === false ? (
                column.header
              ) : (
                <button {...table.getSortProps(column)}>{column.header}</button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, row, isExpanded, rowProps, selectProps, expandProps }) => (
          <Fragment key={id}>
            <tr {...rowProps}>
              <td>
                <input {...selectProps} />
                <button {...expandProps} />
              </td>
              {table.columns.map((column) => (
                <td key={column.id}>{column.text(row)}</td>
              ))}
            </tr>
            {isExpanded && (
              <tr>
                <td>More about {id}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Two on a page, and a button that leads on. */
function Paged() {
  const { rows: shown, getSortProps, pagination } = useDataTable({ rows, columns, getRowId, pageSize: 2 })
  const [, fee] = columns
  return (
    <>
      {fee && <button {...getSortProps(fee)}>{fee.header}</button>}
      <button onClick={() => pagination.onPageChange(pagination.page + 1)}>Next</button>
      <table>
        <thead>
          <tr />
        </thead>
        <tbody>
          {shown.map(({ id, row, rowProps }) => (
            <tr key={id} {...rowProps}>
              <td>{`${row.title}$${row.fee}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a header sorts its column and reverses it, says so, and goes back to the first page', async () => {
  const onPageChange = vi.fn()
  render(<Loans pageSize={2} page={1} onPageChange={onPageChange} />)
  const header = screen.getByRole('columnheader', { name: 'Fee' })
  expect(header.getAttribute('aria-sort')).toBe('none')
  await userEvent.click(within(header).getByRole('button'))
  expect(lines()).toEqual(['Ulysses$1', 'Dune$3'])
  await userEvent.click(within(header).getByRole('button'))
  expect(lines()).toEqual(['Emma$20', 'Dune$3'])
  expect(header.getAttribute('aria-sort')).toBe('descending')
  expect(onPageChange).toHaveBeenLastCalledWith(1)
  expect(screen.getByText(/Fee.*descending/)).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Title' }).hasAttribute('aria-sort')).toBe(false)
})

test('rows are counted over all pages', () => {
  render(<Loans pageSize={2} page={2} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4')
  const [head, row] = screen.getAllByRole('row')
  expect([head?.getAttribute('aria-rowindex'), row?.getAttribute('aria-rowindex')]).toEqual(['1', '4'])
})

test('selecting all takes the rows of the page, and some of them is neither yes nor no', async () => {
  const onSelectionChange = vi.fn()
  render(<Loans pageSize={2} onSelectionChange={onSelectionChange} />)
  await userEvent.click(box('Select Dune'))
  expect([box('Select all rows').checked, box('Select all rows').indeterminate]).toEqual([false, true])
  await userEvent.click(box('Select all rows'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['Dune', 'Emma'])
  await userEvent.click(box('Select all rows'))
  expect(onSelectionChange).toHaveBeenLastCalledWith([])
})

test('a row shows its details, and its button says whether it does', async () => {
  render(<Loans />)
  const button = screen.getByRole('button', { name: 'Details of Emma' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(lines()).toEqual(['Dune$3', 'Emma$20', 'More about Emma', 'Ulysses$1'])
})

test('columns are shown in their order, and those left out are hidden', () => {
  render(<Loans columnOrder={['fee']} />)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Fee'])
  expect(lines()).toEqual(['$3', '$20', '$1'])
})

test('a filter looks through the columns that are shown', () => {
  render(<Loans filterText="2" />)
  expect(lines()).toEqual(['Emma$20'])
})

test('a sort leads back to the first page, where the table keeps the page itself', async () => {
  render(<Paged />)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(lines()).toEqual(['Ulysses$1'])
  await userEvent.click(screen.getByRole('button', { name: 'Fee' }))
  expect(lines()).toEqual(['Ulysses$1', 'Dune$3'])
})

test('selecting all of a page, and taking that back, leaves the rows of other pages as they are', async () => {
  const onSelectionChange = vi.fn()
  render(<Loans pageSize={2} page={2} selectedKeys={['Dune']} onSelectionChange={onSelectionChange} />)
  expect([box('Select all rows').checked, box('Select all rows').indeterminate]).toEqual([false, false])
  await userEvent.click(box('Select all rows'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['Dune', 'Ulysses'])
  cleanup()
  render(<Loans pageSize={2} page={2} selectedKeys={['Dune', 'Ulysses']} onSelectionChange={onSelectionChange} />)
  await userEvent.click(box('Select all rows'))
  expect(onSelectionChange).toHaveBeenLastCalledWith(['Dune'])
})

test('of no rows, not all are selected', () => {
  render(<Loans rows={[]} />)
  expect([box('Select all rows').checked, box('Select all rows').indeterminate]).toEqual([false, false])
})

test('a caller that keeps what is selected and expanded is told, and decides', async () => {
  const [onSelectionChange, onExpandedChange] = [vi.fn(), vi.fn()]
  render(<Loans selectedKeys={['Dune']} expandedKeys={['Emma']} {...{ onSelectionChange, onExpandedChange }} />)
  await userEvent.click(box('Select Dune'))
  await userEvent.click(screen.getByRole('button', { name: 'Details of Emma' }))
  expect([onSelectionChange.mock.calls, onExpandedChange.mock.calls]).toEqual([[[[]]], [[[]]]])
  expect(box('Select Dune').checked).toBe(true)
  expect(screen.getByRole('button', { name: 'Details of Emma' }).getAttribute('aria-expanded')).toBe('true')
})

test('a column that does not exist is left out, and rows keep the name of their first column where it is hidden', () => {
  render(<Loans columnOrder={['gone', 'fee']} />)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Fee'])
  expect(box('Select Dune')).toBeDefined()
})

test.each([
  [
    { pageSize: 2, page: 2 },
    { page: 2, pageSize: 2, total: 3 },
  ],
  [{}, { page: 1, pageSize: 3, total: 3 }],
  [{ rows: [] }, { page: 1, pageSize: 1, total: 0 }],
])('with %j, the pages are %j', (setting, pages) => {
  const { result } = renderHook(() => useDataTable({ rows, columns, getRowId, ...setting }))
  expect(result.current.pagination).toMatchObject(pages)
})
