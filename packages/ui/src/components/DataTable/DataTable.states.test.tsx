import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import { loanColumns, loanId, loans } from './library-loans.fixture.js'
// Loaded beforehand, so that no test has to wait for a module.
import '../Pagination/Pagination.js'
import './TableMessage.js'

const props = { 'aria-label': 'Loans', columns: loanColumns, rows: loans(40), getRowId: loanId }
const pagination = { pageSize: 10, page: 1, onPageChange: () => undefined }

test('while the rows load placeholders stand in their places, the table says that it is busy and keeps its headers', () => {
  const { container, rerender } = render(<DataTable {...props} state="loading" pagination={pagination} />)
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.getAllByRole('row')).toHaveLength(1)
  expect(container.querySelectorAll('[aria-hidden] > .dt-skeleton-row')).toHaveLength(10)
  rerender(<DataTable {...props} pagination={pagination} />)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('grid').hasAttribute('aria-busy')).toBe(false)
})

test('while the first rows load nothing is counted: neither rows nor pages', () => {
  // Not all of the page: what another table has just announced may still be there.
  const { container } = render(<DataTable {...props} rows={[]} state="loading" pagination={pagination} />)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1')
  expect(within(container).queryByText(/Showing/)).toBeNull()
  expect(screen.queryByRole('button', { name: /page/ })).toBeNull()
})

test('the first rows of more that load are shown, and nothing is counted', async () => {
  render(<DataTable {...props} state="loading-more" pagination={pagination} />)
  const grid = screen.getByRole('grid')
  expect(within(grid).getAllByRole('row')).toHaveLength(11)
  expect(grid.getAttribute('aria-rowcount')).toBe('-1')
  expect(grid.getAttribute('aria-busy')).toBe('true')
  const pages = await screen.findByRole('navigation', { name: 'Loans' })
  expect(pages.textContent).toBe('')
})

const getColumnStyles = () => screen.getByRole('grid').closest<HTMLElement>('.dt-scroller')?.style.cssText

test('the columns stay where they are when the other rows arrive', () => {
  const many = loans(12_000)
  const { rerender } = render(<DataTable {...props} rows={many.slice(0, 50)} state="loading-more" />)
  const before = getColumnStyles()
  rerender(<DataTable {...props} rows={many} />)
  expect(before).toContain('--dt-')
  expect(getColumnStyles()).toBe(before)
})

test('a page has room for its own row numbers only, however many rows may follow', () => {
  const { rerender } = render(<DataTable {...props} state="loading-more" pagination={pagination} />)
  const before = getColumnStyles()
  rerender(<DataTable {...props} pagination={pagination} />)
  expect(getColumnStyles()).toBe(before)
  rerender(<DataTable {...props} rows={loans(12_000)} pagination={{ ...pagination, page: 1_200 }} />)
  expect(getColumnStyles()).not.toBe(before)
})

test('while the rows load again the pages stay', async () => {
  render(<DataTable {...props} state="loading" pagination={pagination} />)
  expect(await screen.findByText('Showing 1 - 10 of 40')).toBeTruthy()
})

test('the page buttons are named after their table and speak its words', async () => {
  render(<DataTable {...props} pagination={pagination} labels={{ pages: { next: 'Weiter' } }} />)
  const pages = await screen.findByRole('navigation', { name: 'Loans' })
  expect(within(pages).getByRole('button', { name: 'Weiter' })).toBeTruthy()
})

test('a caller says in its own words that there is nothing', () => {
  render(<DataTable {...props} rows={[]} emptyState={<p>No book is out.</p>} />)
  expect(screen.getByText('No book is out.')).toBeTruthy()
})

test('an error takes the place of the rows and offers to try again', async () => {
  const onRetry = vi.fn<() => void>()
  render(<DataTable {...props} state="error" onRetry={onRetry} pagination={pagination} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('row')).toHaveLength(1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('the focus stays in its header while the rows load and come back', async () => {
  const { rerender } = render(<DataTable {...props} pagination={pagination} />)
  await userEvent.click(screen.getByRole('button', { name: 'Due' }))
  rerender(<DataTable {...props} pagination={pagination} state="loading" />)
  rerender(<DataTable {...props} pagination={pagination} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Due' }))
})

test('where the focused row is gone the focus stays in the table', async () => {
  const { rerender } = render(<DataTable {...props} />)
  await userEvent.click(screen.getByText('L-10012'))
  rerender(<DataTable {...props} filterText="L-10003" />)
  expect(document.activeElement?.textContent).toBe('L-10003')
})

test('pages are chosen below the table', async () => {
  const onPageChange = vi.fn<(page: number) => void>()
  render(<DataTable {...props} pagination={{ ...pagination, onPageChange }} />)
  expect(await screen.findByText('Showing 1 - 10 of 40')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByText('Page 2 of 4. Showing 11 - 20 of 40')).toBeTruthy()
})

test.each([
  [10, 0],
  [5, 1],
])(
  'ten rows with pages of %i need no page buttons on an only page where the caller wants none',
  async (pageSize, shown) => {
    const { findAllByRole, queryAllByRole } = render(
      <DataTable {...props} rows={loans(10)} pagination={{ ...pagination, pageSize, hidesOnlyPage: true }} />,
    )
    await findAllByRole('row')
    await waitFor(() => expect(queryAllByRole('navigation')).toHaveLength(shown))
  },
)

test('an element may name the table and its pages, and describe the table, and a foot of one’s own needs no pages', async () => {
  const named = { ...props, 'aria-label': undefined, 'aria-labelledby': 'heading', 'aria-describedby': 'count' }
  const table = (hasPages: boolean) => (
    <>
      <h2 id="heading">Overdue loans</h2>
      <DataTable {...named} pagination={hasPages ? pagination : undefined} footer="Updated today" />
    </>
  )
  const { rerender } = render(table(true))
  expect(screen.getByRole('grid', { name: 'Overdue loans' }).getAttribute('aria-describedby')).toBe('count')
  expect(document.querySelectorAll('[aria-describedby=count]')).toHaveLength(1)
  expect(await screen.findByRole('navigation', { name: 'Overdue loans' })).toBeTruthy()
  rerender(table(false))
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('Updated today')).toBeTruthy()
})
