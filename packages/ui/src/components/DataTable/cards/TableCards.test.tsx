import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DataTable } from '../DataTable.js'
import type { CardPlace } from '../data-table-column.js'
import { type Loan, loanColumns, loanId, loans } from '../library-loans.fixture.js'
// Loaded beforehand, so that no test has to wait for a module.
import '../../TruncatedText/FullTextModal.js'
import './TableCards.js'

const props = { 'aria-label': 'Loans', columns: loanColumns, rows: loans(40), getRowId: loanId, maxCharacters: 38 }
const pagination = { pageSize: 10, page: 1, onPageChange: () => undefined }
const cards = async () => within(await screen.findByRole('list', { name: 'Loans' })).findAllByRole('listitem')

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
})

test('in a narrow panel each row is a card, headed by its first column', async () => {
  render(<DataTable {...props} pagination={pagination} />)
  const [first, ...others] = await cards()
  expect(others).toHaveLength(9)
  expect(first?.textContent).toContain('The Sea Road to Harwick')
  expect(within(first ?? document.body).getByRole('article', { name: 'The Sea Road to Harwick' })).toBeDefined()
  expect(within(first ?? document.body).queryByText('Row number')).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('a line below the heading tells cards of the same name apart', async () => {
  const columns = loanColumns.map((column) =>
    column === loanColumns[0] ? { ...column, cardDetail: () => 'Harbour branch' } : column,
  )
  render(<DataTable {...props} columns={columns} pagination={pagination} />)
  const [first] = await cards()
  expect(
    within(first ?? document.body).getByRole('article', { name: 'The Sea Road to Harwick Harbour branch' }),
  ).toBeDefined()
})

const getLabels = (card?: HTMLElement) =>
  within(card ?? document.body)
    .getAllByRole('term')
    .map((term) => term.textContent)

test('a card lists the other columns as label and value', async () => {
  const [loan] = loans(1).map((blank) => ({ ...blank, notes: 'Renewed by phone' }))
  render(<DataTable {...props} rows={loan ? [loan] : []} pagination={pagination} />)
  const [first] = await cards()
  expect(getLabels(first)).toEqual(loanColumns.slice(1).map(({ header }) => header))
  expect(first?.textContent).toContain('BorrowerBrandt, Otto')
})

test('a card leaves out what is blank', async () => {
  render(<DataTable {...props} pagination={pagination} />)
  const [, second] = await cards()
  expect(getLabels(second)).not.toContain('Fee')
  expect(getLabels(second)).toContain('Notes')
})

test('a card of many fields shows the first ones, and the others when they are asked for', async () => {
  render(<DataTable {...props} pagination={pagination} maxCardFields={2} />)
  const [first, next] = await cards()
  const [, second] = loanColumns
  expect(getLabels(first)).toHaveLength(2)
  expect(getLabels(first)[0]).toBe(second?.header)
  const [more] = screen.getAllByRole('button', { name: /^Show \d more$/, description: 'The Sea Road to Harwick' })
  await userEvent.click(more ?? document.body)
  expect(getLabels(first).length).toBeGreaterThan(3)
  expect(getLabels(next)).toHaveLength(2)
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Show fewer' }))
  expect(getLabels(first)).toHaveLength(2)
  expect(document.activeElement?.textContent).toMatch(/^Show \d more$/)
})

test('a single further field is shown rather than kept behind a button', async () => {
  const [title, ...fields] = loanColumns
  const columns = title ? [title, ...fields.slice(0, 3)] : []
  render(<DataTable {...props} columns={columns} pagination={pagination} maxCardFields={2} />)
  expect(getLabels((await cards())[0])).toHaveLength(3)
})

test('a caller that renders the sort control gets none above the cards', async () => {
  render(<DataTable {...props} pagination={pagination} hasCardSort={false} />)
  await cards()
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
})

test('a column may head the card or stay out of it', async () => {
  const columns = loanColumns.map((column) =>
    column.id === 'id'
      ? { ...column, card: 'title' as const }
      : column.id === 'title'
        ? { ...column, card: 'hidden' as const }
        : column,
  )
  render(<DataTable {...props} columns={columns} pagination={pagination} />)
  const [first] = await cards()
  expect(first?.textContent.startsWith('L-10000')).toBe(true)
  expect(first?.textContent).not.toContain('Harwick')
})

test('the order of the cards is chosen from a list, and turned round by a button', async () => {
  render(<DataTable {...props} pagination={pagination} />)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Title')
  expect((await cards())[0]?.textContent).toContain('A Field Guide to Lichens')
  await userEvent.click(screen.getByRole('button', { name: 'Order: ascending' }))
  expect((await cards())[0]?.textContent).toContain('Winter Bees')
})

describe('a summary', () => {
  const places: Readonly<Record<string, CardPlace>> = {
    title: 'title',
    id: 'subtitle',
    borrower: 'subtitle',
    status: 'status',
    daysOut: 'meta',
    amount: 'amount',
  }
  const columns = loanColumns.map((column) => ({
    ...column,
    card: places[column.id],
    cardCell: column.id === 'daysOut' ? (loan: Loan) => `${loan.daysOut} days` : undefined,
    cardDetail: column.id === 'title' ? (loan: Loan) => loan.branch : undefined,
    cardNote: column.id === 'title' ? (loan: Loan) => <em>Collect in {loan.branch}</em> : undefined,
  }))

  test('shows what a row is on a few lines, and all fields when they are asked for', async () => {
    render(<DataTable {...props} columns={columns} pagination={pagination} />)
    const [first] = await cards()
    const card = within(first ?? document.body)
    const [loan] = loans(1)
    expect(card.getByText(`${loan?.branch} · ${loan?.id} · ${loan?.borrower}`)).toBeTruthy()
    expect(card.getByText(`${loan?.daysOut} days`)).toBeTruthy()
    expect(card.getByText(`Collect in ${loan?.branch}`)).toBeTruthy()
    expect(card.queryAllByRole('term')).toEqual([])
    const all = card.getByRole('button', { name: 'All fields', description: loan?.title })
    await userEvent.click(all)
    expect(all.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(all.getAttribute('aria-controls') ?? '')?.tagName).toBe('DL')
    // What the lines above say isn't said again
    expect(getLabels(first)).toContain('Due')
    expect(getLabels(first)).not.toContain('Borrower')
    await userEvent.click(all)
    expect(card.queryAllByRole('term')).toEqual([])
  })

  test('says of each amount after the first what it is', async () => {
    const amounts = new Set(['daysOut', 'fee'])
    const two = columns.map((column) => (amounts.has(column.id) ? { ...column, card: 'amount' as const } : column))
    render(<DataTable {...props} columns={two} rows={loans(5).slice(4)} pagination={pagination} />)
    const [first] = await cards()
    expect(first?.textContent).toContain('52 days · Fee $2.80')
  })

  test('is told from others of its name by what else identifies it', async () => {
    const namesakes = loans(2).map((loan) => ({ ...loan, title: 'Atlas' }))
    render(<DataTable {...props} columns={columns} rows={namesakes} pagination={pagination} />)
    for (const { branch, id, borrower, status } of namesakes) {
      const name = `Atlas ${branch} · ${id} · ${borrower} ${status}`
      expect(await screen.findByRole('article', { name })).toBeDefined()
    }
  })

  test('whose columns all have a place has no button for more', async () => {
    const whole = columns.map((column) => ({ ...column, card: column.card ?? ('hidden' as const) }))
    render(<DataTable {...props} columns={whole} pagination={pagination} />)
    await cards()
    expect(screen.queryByRole('button', { name: 'All fields' })).toBeNull()
  })

  test('is opened by its name', async () => {
    const onRowAction = vi.fn()
    render(<DataTable {...props} columns={columns} pagination={pagination} onRowAction={onRowAction} />)
    const [first] = await cards()
    await userEvent.click(within(first ?? document.body).getByRole('button', { name: loans(1)[0]?.title }))
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: loans(1)[0]?.id }))
  })
})

test('a sort that is not set says so, never nothing', async () => {
  render(<DataTable {...props} pagination={pagination} />)
  expect((await screen.findByRole('combobox', { name: 'Sort by' })).parentElement?.textContent).toContain(
    'Sort by: Not sorted',
  )
})

test('cut text opens in full from a card too', async () => {
  render(<DataTable {...props} pagination={pagination} />)
  const [button] = await screen.findAllByRole('button', { name: /^Reserved by the next reader/ })
  await userEvent.click(button ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Notes' })).toBeTruthy()
})

test('of many rows only the cards in view are in the page', async () => {
  render(<DataTable {...props} rows={loans(5000)} aria-describedby="count" />)
  const list = await screen.findAllByRole('listitem')
  expect(list.length).toBeLessThan(20)
  expect(list[0]?.getAttribute('aria-setsize')).toBe('5000')
  expect(list.map((item) => item.getAttribute('aria-posinset')).slice(0, 2)).toEqual(['1', '2'])
  // Where no card holds a control, the keyboard scrolls it
  const scroller = screen.getByRole('group', { name: 'Loans' })
  expect([scroller.tabIndex, scroller.getAttribute('aria-describedby')]).toEqual([0, 'count'])
})

test.each([
  ['a page', pagination, 10],
  ['the first cards', undefined, 4],
])('while the rows load, placeholders stand for %s, and no card is there', async (_what, pages, count) => {
  const { container } = render(<DataTable {...props} state="loading" pagination={pages} />)
  await waitFor(() => expect(container.querySelectorAll('[aria-hidden] > article')).toHaveLength(count))
  expect(container.querySelector('.dt-cards')?.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('list', { name: 'Loans' })).toBeNull()
})

test('cards can be put in the order of what sorts only, and without any there is no choice', async () => {
  const fixed = loanColumns.map((column) => ({ ...column, isSortable: column.id === 'due' }))
  const { rerender } = render(<DataTable {...props} columns={fixed} pagination={pagination} />)
  const choice = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Not sorted', 'Due'])
  const none = fixed.map((column) => ({ ...column, isSortable: false }))
  rerender(<DataTable {...props} columns={none} pagination={pagination} />)
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
})
