import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.js'
import { loanColumns, loanId, loans, lockedLoanColumns } from './library-loans.fixture.js'

const props = { 'aria-label': 'Loans', columns: lockedLoanColumns, rows: loans(25), getRowId: loanId }
const onPage = (page: number) => ({ pageSize: 10, page, onPageChange: () => undefined })

/** The cells of the row with this place in the whole table, in both of its halves. */
function getCells(rowIndex: number): readonly string[] {
  const row = screen.getAllByRole('row').find((candidate) => candidate.getAttribute('aria-rowindex') === `${rowIndex}`)
  const other = document.getElementById(row?.getAttribute('aria-owns') ?? '')
  return [row, other].flatMap((half) =>
    [...(half?.querySelectorAll('[aria-colindex]') ?? [])].map((cell) => cell.textContent),
  )
}

test('a table says its name, its rows with the header, and its columns with the row numbers', () => {
  render(<DataTable {...props} pagination={onPage(1)} />)
  const grid = screen.getByRole('grid', { name: 'Loans' })
  expect(grid.getAttribute('aria-rowcount')).toBe('26')
  expect(grid.getAttribute('aria-colcount')).toBe('11')
})

test('row numbers come first, then the locked columns, then the others', () => {
  render(<DataTable {...props} columns={loanColumns.toReversed().map(lockDue)} pagination={onPage(1)} />)
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers.slice(0, 3)).toEqual(['#Row number', 'DueLocked', 'Notes'])
})

const lockDue = (column: (typeof loanColumns)[number]) => (column.id === 'due' ? { ...column, isLocked: true } : column)

test('a locked column says so in its header, with a lock', () => {
  render(<DataTable {...props} pagination={onPage(1)} />)
  // Its style draws the icon
  expect(screen.getByRole('columnheader', { name: 'Title Locked' }).querySelector('.dt-lock')).not.toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Due' }).querySelector('.dt-lock')).toBeNull()
})

test('a row of a page holds all its cells', () => {
  render(<DataTable {...props} pagination={onPage(1)} />)
  const rows = screen.getAllByRole('row')
  expect(rows).toHaveLength(11)
  for (const row of rows.slice(1)) expect(within(row).getAllByRole('gridcell')).toHaveLength(10)
})

test('a row of a scrolled table is one row: its locked half owns the other', () => {
  render(<DataTable {...props} rows={loans(10)} />)
  expect(screen.getAllByRole('row')).toHaveLength(11)
  expect(getCells(2).slice(0, 4)).toEqual(['1', 'The Sea Road to Harwick', 'L-10000', 'Brandt, Otto'])
})

test('row numbers and places go on from page to page', () => {
  render(<DataTable {...props} pagination={onPage(3)} />)
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '22',
    '23',
    '24',
    '25',
    '26',
  ])
  expect(getCells(22)[0]).toBe('21')
})

test('the first column with data names its row', () => {
  render(<DataTable {...props} pagination={onPage(1)} />)
  expect(screen.getByRole('rowheader', { name: 'Winter Bees' }).getAttribute('aria-colindex')).toBe('2')
})

test('without row numbers or locked columns a row is in one piece', () => {
  render(<DataTable {...props} columns={loanColumns} showRowNumbers={false} pagination={onPage(1)} />)
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('10')
  expect(getCells(2).slice(0, 2)).toEqual(['The Sea Road to Harwick', 'L-10000'])
})

test('of many rows only those in view are in the page', () => {
  render(<DataTable {...props} rows={loans(100_000)} />)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001')
  expect(screen.getAllByRole('row').length).toBeLessThan(40)
})

test('a filter keeps the rows in which some column contains the text', () => {
  render(<DataTable {...props} filterText="l-10007" />)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
  expect(getCells(2)[2]).toBe('L-10007')
})

test('a filter that leaves fewer pages than the one shown shows the last of them', () => {
  render(<DataTable {...props} filterText="Central" pagination={onPage(3)} />)
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
})

test('row actions are at the end of each row', () => {
  render(
    <DataTable
      {...props}
      pagination={onPage(1)}
      renderRowActions={(loan) => <button type="button">Renew {loan.id}</button>}
    />,
  )
  expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Actions')
  expect(screen.getByRole('button', { name: 'Renew L-10000' })).toBeTruthy()
})

test('the row numbers keep the width of their column when a filter leaves fewer rows', () => {
  const rows = loans(1000)
  const { container, rerender } = render(<DataTable {...props} rows={rows} pagination={onPage(1)} />)
  const widths = () =>
    container.querySelector<HTMLElement>('.dt-scroller')?.style.getPropertyValue('--dt-locked-columns')
  const before = widths()
  rerender(<DataTable {...props} rows={rows.slice(0, 3)} pagination={onPage(1)} />)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(widths()).toBe(before)
})
