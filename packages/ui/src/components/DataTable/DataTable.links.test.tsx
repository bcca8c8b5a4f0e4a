import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import type { DataTableProps } from './data-table-props.js'
import { loanColumns, loanId, loans, type Loan } from './library-loans.fixture.js'
// Loaded beforehand, so that no test has to wait for a module.
import './cards/TableCards.js'

const open = vi.fn<(loan: Loan) => void>()
const openTab = vi.fn<typeof window.open>(() => null)
const table = (props: Partial<DataTableProps<Loan>> = {}) => (
  <DataTable
    aria-label="Loans"
    columns={loanColumns}
    rows={loans(3)}
    getRowId={loanId}
    pagination={{ pageSize: 10, page: 1, onPageChange: () => undefined }}
    onRowAction={open}
    getRowHref={({ id }) => `/loans/${id}`}
    {...props}
  />
)
const opened = () => open.mock.calls.map(([loan]) => loan.id)
const tabs = () => openTab.mock.calls.map(([address]) => address)

beforeEach(() => void vi.spyOn(window, 'open').mockImplementation(openTab))

test('the name of a row is a link to its address, and the cell of the grid that is focused', async () => {
  render(table())
  const [link] = await screen.findAllByRole('link')
  expect(link?.textContent).toBe(loans(1)[0]?.title)
  expect(link?.getAttribute('href')).toBe('/loans/L-10000')
  expect(link?.tabIndex).toBe(-1)
  await userEvent.click(link ?? document.body)
  expect(opened()).toEqual(['L-10000'])
  expect(document.activeElement?.role).toBe('rowheader')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(opened()).toEqual(['L-10000', 'L-10001'])
})

test('the link is in the column that is the title of a card, wherever it is', async () => {
  render(table({ columns: loanColumns.map((column) => (column.id === 'id' ? { ...column, card: 'title' } : column)) }))
  const links = await screen.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['L-10000', 'L-10001', 'L-10002'])
})

const around: DataTableProps<Loan>['columns'][number]['around'] = (_loan, text) => (
  <span>
    {text}
    <button type="button">Renew</button>
  </span>
)

test('what is drawn around a name is reached with F2, and Enter still opens the row', async () => {
  render(table({ columns: loanColumns.map((column, index) => (index === 0 ? { ...column, around } : column)) }))
  const [link] = await screen.findAllByRole('link')
  await userEvent.click(link ?? document.body)
  expect(document.activeElement?.role).toBe('rowheader')
  await userEvent.keyboard('{F2}')
  expect(document.activeElement?.textContent).toBe('Renew')
  await userEvent.keyboard('{Escape}{Enter}')
  expect(opened()).toEqual(['L-10000', 'L-10000'])
})

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
])('a press on the link %s is left to the browser', async (_keys, keys) => {
  render(table())
  const [link] = await screen.findAllByRole('link')
  // The browser's own part, which is not there in a test
  const wasLeft = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  window.addEventListener('click', wasLeft, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  fireEvent(link ?? document.body, event)
  expect(wasLeft).toHaveBeenCalledOnce()
  expect(opened()).toEqual([])
  expect(tabs()).toEqual([])
})

test.each([
  ['with Ctrl', 'click', { ctrlKey: true }],
  ['with Command', 'click', { metaKey: true }],
  ['of the middle button', 'auxclick', { button: 1 }],
])('a press on the row %s opens its address in a new tab', async (_keys, type, init) => {
  render(table())
  const cell = await screen.findByRole('gridcell', { name: 'L-10001' })
  fireEvent(cell, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
  expect(tabs()).toEqual(['/loans/L-10001'])
  expect(opened()).toEqual([])
})

test('a press of the right button opens nothing', async () => {
  render(table())
  fireEvent(
    await screen.findByRole('gridcell', { name: 'L-10001' }),
    new MouseEvent('auxclick', { bubbles: true, button: 2 }),
  )
  expect([...tabs(), ...opened()]).toEqual([])
})

test('Ctrl and Enter on a cell open its row in a new tab', async () => {
  render(table())
  const cell = await screen.findByRole('gridcell', { name: 'L-10001' })
  cell.focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(tabs()).toEqual(['/loans/L-10001'])
  expect(opened()).toEqual([])
})

test('rows without an address have no links, and a press with Ctrl opens them in place', async () => {
  render(table({ getRowHref: undefined }))
  fireEvent(
    await screen.findByRole('gridcell', { name: 'L-10001' }),
    new MouseEvent('click', { bubbles: true, ctrlKey: true }),
  )
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(opened()).toEqual(['L-10001'])
})

test.each([1024, 375])('a name that is cut shows its full text instead of being a link, in %i px', async (width) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  render(table({ maxCharacters: 5 }))
  await screen.findAllByRole('button', { name: loans(1)[0]?.title })
  expect(screen.queryAllByRole('link')).toEqual([])
})

test.each([
  ['a card', loanColumns],
  [
    'a summary card',
    loanColumns.map((column) => (column.id === 'status' ? { ...column, card: 'status' as const } : column)),
  ],
])('the title of %s is the link', async (_kind, columns) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  render(table({ columns, maxCharacters: 38 }))
  const [card] = await within(await screen.findByRole('list', { name: 'Loans' })).findAllByRole('listitem')
  const link = within(card ?? document.body).getByRole('link')
  expect(link.textContent).toBe(loans(1)[0]?.title)
  await userEvent.click(link)
  expect(opened()).toEqual(['L-10000'])
  fireEvent(card?.firstElementChild ?? document.body, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(tabs()).toEqual(['/loans/L-10000'])
})
