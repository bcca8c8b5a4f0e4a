import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { DataTable } from './DataTable.js'
import { loanId, loans, lockedLoanColumns, type Loan } from './library-loans.fixture.js'

const renew = vi.fn<(id: string) => void>()
const actions = (loan: Loan) => (
  <>
    <button type="button" onClick={() => renew(loan.id)}>
      Renew
    </button>
    <button type="button">Close</button>
  </>
)
const focused = () => document.activeElement?.textContent

const titleColumn = { id: 'title', header: 'Title', width: 200, text: ({ title }: Loan) => title }

const page = (hasActionsFirst = false) => (
  <>
    <button type="button">Before</button>
    <DataTable
      aria-label="Loans"
      columns={lockedLoanColumns}
      rows={loans(500)}
      getRowId={loanId}
      renderRowActions={actions}
      hasActionsFirst={hasActionsFirst}
    />
    <button type="button">After</button>
  </>
)

beforeEach(() => {
  render(page())
})

test('the table is one stop: a Tab goes in, the next one out again', async () => {
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Title' }))
  await userEvent.tab()
  expect(focused()).toBe('After')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Title')
})

test('with the actions first, a Tab still enters at the first header that sorts', async () => {
  cleanup()
  render(page(true))
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Title' }))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('columnheader', { name: 'Actions' }))
})

test('arrows go from cell to cell, from the header into the rows and across the locked edge', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('The Sea Road to Harwick')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Brandt, Otto')
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  expect(focused()).toBe('L-10001')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('Loan')
})

test('arrows with Alt are the browser’s, which goes back and forward', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
  expect(focused()).toBe('The Sea Road to Harwick')
})

test('the table remembers the cell that had the focus', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('L-10001')
})

test('Home and End go to the ends of the row, with Ctrl to those of the table', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{Home}')
  expect(focused()).toBe('1')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement?.getAttribute('aria-colindex')).toBe('12')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('500')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(document.activeElement?.getAttribute('role')).toBe('columnheader')
  await userEvent.keyboard('{Meta>}{End}{/Meta}{Home}')
  expect(focused()).toBe('500')
})

test('Enter goes into a cell, the arrows from button to button, Escape back to the cell', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}')
  expect(focused()).toBe('Renew')
  await userEvent.keyboard('{Enter}')
  expect(renew).toHaveBeenCalledExactlyOnceWith('L-10000')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Close')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
})

test('up and down lead out of a cell with several buttons, to the cell of the next row', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{End}{Enter}{ArrowRight}')
  const { activeElement } = document
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  expect(document.activeElement?.contains(activeElement)).toBe(false)
  expect(document.activeElement?.getAttribute('aria-colindex')).toBe('12')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement?.contains(activeElement)).toBe(true)
})

test.each(['{Enter}', ' '])('the arrows lead to the only checkbox of a cell, which %j checks at once', async (key) => {
  cleanup()
  render(
    <DataTable
      aria-label="Loans"
      columns={[{ ...titleColumn, cell: ({ id }) => <Checkbox label={`Loan ${id}`} /> }]}
      rows={loans(3)}
      getRowId={loanId}
    />,
  )
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Loan L-10001' })
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard(key)
  expect(box.checked).toBe(true)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Loan L-10000' }))
})

test('F2 goes into a cell and back', async () => {
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{ArrowDown}{End}{F2}')
  expect(focused()).toBe('Renew')
  await userEvent.keyboard('{F2}')
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
})

test('a cell that is pressed is where the keyboard goes on', async () => {
  await userEvent.click(screen.getByText('L-10003'))
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('L-10004')
})
