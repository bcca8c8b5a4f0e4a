import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import { loanColumns, loanId, loans, type Loan } from './library-loans.fixture.js'
// Loaded beforehand, so that no test has to wait for a module.
import './cards/TableCards.js'

const open = vi.fn<(loan: Loan) => void>()
const renew = vi.fn<() => void>()
const pagination = { pageSize: 10, page: 2, onPageChange: () => undefined }
const table = (
  <DataTable
    aria-label="Loans"
    columns={loanColumns}
    rows={loans(40)}
    getRowId={loanId}
    maxCharacters={38}
    pagination={pagination}
    onRowAction={open}
    renderRowActions={() => (
      <button type="button" onClick={renew}>
        Renew
      </button>
    )}
  />
)
const opened = () => open.mock.calls.map(([loan]) => loan.id)

test('a press anywhere on a row opens it, on a later page too', async () => {
  render(table)
  await userEvent.click(await screen.findByRole('gridcell', { name: 'L-10011' }))
  expect(opened()).toEqual(['L-10011'])
})

test('a press that ends a selection of text, such as a number to copy, opens nothing', async () => {
  render(table)
  const cell = await screen.findByRole('gridcell', { name: 'L-10011' })
  getSelection()?.selectAllChildren(cell)
  fireEvent.click(cell)
  expect(opened()).toEqual([])
  getSelection()?.removeAllRanges()
  fireEvent.click(cell)
  expect(opened()).toEqual(['L-10011'])
})

test('a press on a control of the row does what the control does, and nothing else', async () => {
  render(table)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Renew' }))[0] ?? document.body)
  expect(renew).toHaveBeenCalledOnce()
  expect(opened()).toEqual([])
})

test('Enter on a cell without controls opens its row, and on the only button of a cell presses it', async () => {
  render(table)
  const cell = await screen.findByRole('gridcell', { name: 'L-10012' })
  cell.focus()
  await userEvent.keyboard('{Enter}')
  expect(opened()).toEqual(['L-10012'])
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Renew' })[2])
  await userEvent.keyboard('{Enter}')
  expect(renew).toHaveBeenCalledOnce()
  expect(opened()).toHaveLength(1)
})

test('the headers open nothing', async () => {
  render(table)
  await userEvent.click(await screen.findByRole('columnheader', { name: 'Loan' }))
  expect(opened()).toEqual([])
})

test('a press on a card opens it, on its buttons does what they do', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  render(table)
  const [card] = await within(await screen.findByRole('list', { name: 'Loans' })).findAllByRole('listitem')
  await userEvent.click(within(card ?? document.body).getByRole('button', { name: 'Renew' }))
  expect(opened()).toEqual([])
  await userEvent.click(within(card ?? document.body).getByText('L-10010'))
  expect(opened()).toEqual(['L-10010'])
})

test.each([
  ['16px', 480, 1024, 0],
  ['16px', 479, 1024, 1],
  ['32px', 700, 1024, 1],
  ['16px', 700, 768, 0],
  ['16px', 700, 767, 1],
])('with text of %s a frame of %d px in a window of %d px draws %d lists of cards', async (...sizes) => {
  const [fontSize, frame, windowWidth, lists] = sizes
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frame)
  vi.stubGlobal('innerWidth', windowWidth)
  document.documentElement.style.fontSize = fontSize
  render(table)
  await screen.findByText('L-10010')
  expect(screen.queryAllByRole('list', { name: 'Loans' })).toHaveLength(lists)
  document.documentElement.style.fontSize = ''
})

test.each([
  ['takes the elements of its place over where cells may be reused', true],
  ['gets elements of its own, so that no control remembers another row', false],
])('a row that comes to another place %s', async (_what, recycleCells) => {
  const shown = (rows: readonly Loan[]) => (
    <DataTable
      aria-label="Loans"
      columns={loanColumns}
      rows={rows}
      getRowId={loanId}
      recycleCells={recycleCells}
      pagination={{ pageSize: 2, page: 1, onPageChange: () => undefined }}
      renderRowActions={(loan) => <button type="button">Renew {loan.id}</button>}
    />
  )
  const [first, second] = loans(2)
  if (!first || !second) throw new Error('There are too few loans')
  const { rerender } = render(shown([first, second]))
  const [before] = await screen.findAllByRole('button', { name: /Renew/ })
  expect(before?.textContent).toBe(`Renew ${first.id}`)
  rerender(shown([second, first]))
  const [after] = screen.getAllByRole('button', { name: /Renew/ })
  expect(after?.textContent).toBe(`Renew ${second.id}`)
  expect(after === before).toBe(recycleCells)
  expect(after?.tabIndex).toBe(-1)
})
