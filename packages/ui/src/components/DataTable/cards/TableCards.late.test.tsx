import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from '../DataTable.js'
import { loanColumns, loanId, loans } from '../library-loans.fixture.js'
// Loaded beforehand, so that only the cards are waited for.
import '../../Pagination/Pagination.js'

/** The code of the cards is on its way until it is let through. */
const way = vi.hoisted(() => ({ letThrough: () => undefined as void }))
vi.mock('./TableCards.js', async (load) => {
  await new Promise<void>((resolve) => {
    way.letThrough = resolve
  })
  return load()
})

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
})

test('until the code of the cards has come there is room for them, and no row is counted', async () => {
  const pagination = { pageSize: 10, page: 1, onPageChange: () => undefined }
  const { container } = render(
    <DataTable aria-label="Loans" columns={loanColumns} rows={loans(40)} getRowId={loanId} pagination={pagination} />,
  )
  const claims = await screen.findByText('Showing 1 - 10 of 40')
  const [room] = container.querySelectorAll('[aria-busy]')
  expect((room as HTMLElement).style.height).toBe('80rem')
  expect(screen.queryByRole('navigation', { name: 'Loans' })).toBeNull()
  expect(getComputedStyle(claims).visibility).toBe('hidden')

  await act(async () => way.letThrough())
  const list = await screen.findByRole('list', { name: 'Loans' }, { timeout: 5000 })
  expect(within(list).getAllByRole('article')).toHaveLength(10)
  expect(container.querySelector('[aria-busy]')).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Loans' }).textContent).toContain('Showing 1 - 10 of 40')
})
