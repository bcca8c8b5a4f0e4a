import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import type { DataTableProps } from './data-table-props.js'
import { loanColumns, loanId, loans, lockedLoanColumns, type Loan } from './library-loans.fixture.js'

const table = (props: Partial<DataTableProps<Loan>> = {}) => (
  <>
    <DataTable aria-label="Loans" columns={lockedLoanColumns} rows={loans(500)} getRowId={loanId} {...props} />
    <button type="button">After</button>
  </>
)
const titleColumn = { id: 'title', header: 'Title', width: 200, text: ({ title }: Loan) => title }
const drawing = (cell: (loan: Loan) => ReactNode) => table({ columns: [{ ...titleColumn, cell }], rows: loans(3) })
const focused = () => document.activeElement?.textContent
const goToHeader = () => screen.getByRole('button', { name: 'Title' }).focus()
const getScroller = () => {
  const scroller = document.querySelector<HTMLElement>('.dt-scroller')
  if (!scroller) throw new Error('The table does not scroll')
  return scroller
}
const scrollTo = (top: number, left = 0) => {
  const scroller = getScroller()
  Object.assign(scroller, { scrollTop: top, scrollLeft: left })
  fireEvent.scroll(scroller)
}

test('without a header that sorts, a Tab enters at the first row, as soon as there is one', async () => {
  const columns = loanColumns.map((column) => ({ ...column, isSortable: false }))
  const { rerender } = render(table({ columns, rows: [] }))
  await userEvent.tab()
  expect(focused()).toBe('After')
  rerender(table({ columns }))
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('The Sea Road to Harwick')
})

test('where the column of the focused cell is gone, a Tab enters at the last one', async () => {
  const { rerender } = render(table())
  await userEvent.click(screen.getByText('L-10003'))
  await userEvent.keyboard('{End}')
  await userEvent.tab()
  rerender(table({ columns: loanColumns.slice(0, 2) }))
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('L-10003')
})

test('a row that goes takes no focus back that has left the table', async () => {
  const { rerender } = render(table())
  await userEvent.click(screen.getByText('L-10012'))
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  rerender(table({ filterText: 'L-10003' }))
  expect(focused()).toBe('After')
})

test('the row with the focus keeps it, however far the table is scrolled', async () => {
  render(table())
  await userEvent.click(screen.getByText('L-10002'))
  scrollTo(8000)
  expect(screen.getByText('L-10200')).toBeTruthy()
  expect(focused()).toBe('L-10002')
})

test('once a scrolled table is at rest, its rows are read in their order', () => {
  render(table())
  vi.useFakeTimers()
  scrollTo(430)
  vi.advanceTimersByTime(150)
  scrollTo(440)
  vi.advanceTimersByTime(199)
  const group = screen.getByRole('rowgroup')
  expect(group.hasAttribute('aria-owns')).toBe(false)
  vi.advanceTimersByTime(1)
  const rows = group.getAttribute('aria-owns')?.split(' ') ?? []
  const places = rows.map((id) => Number(document.getElementById(id)?.getAttribute('aria-rowindex')))
  // Four rows above those in view, and four below
  expect([places[0], places.length]).toEqual([9, 23])
  expect(places).toEqual(places.map((_place, index) => (places[0] ?? 0) + index))
})

test('another order, filter or page is shown from its first row', () => {
  const { rerender } = render(table())
  const sort = { columnId: 'title', direction: 'ascending' } as const
  for (const props of [{ filterText: 'L-1' }, { filterText: 'L-1', sortDescriptor: sort }]) {
    scrollTo(400)
    rerender(table(props))
    expect(getScroller().scrollTop).toBe(0)
  }
  scrollTo(400)
  rerender(table({ filterText: 'L-1', sortDescriptor: sort, maxCharacters: 20 }))
  expect(getScroller().scrollTop).toBe(400)
})

const flags = () => ['data-at-top', 'data-scrolled'].filter((name) => getScroller().hasAttribute(name))

test('the table knows whether it is scrolled, down and sideways', () => {
  render(table())
  expect(flags()).toEqual(['data-at-top'])
  scrollTo(400, 50)
  expect(flags()).toEqual(['data-scrolled'])
  scrollTo(0)
  expect(flags()).toEqual(['data-at-top'])
})

const tinted = () => [...document.querySelectorAll<HTMLElement>('[data-hovered]')].map(({ id }) => id.slice(-2))

test('the pointer tints both halves of a row, of one row at a time, and none while rows pass by', () => {
  render(table())
  fireEvent.pointerOver(screen.getByText('L-10002'))
  expect(tinted()).toEqual(['l2', 'm2'])
  fireEvent.pointerOver(screen.getAllByText('Castellanos, Ines')[0] ?? document.body)
  expect(tinted()).toHaveLength(2)
  fireEvent.pointerLeave(getScroller())
  expect(tinted()).toEqual([])
  fireEvent.pointerOver(screen.getByText('L-10002'))
  scrollTo(40)
  fireEvent.pointerOver(screen.getByText('L-10003'))
  expect(tinted()).toEqual([])
})

test('the arrows pass the button of a menu by; among several buttons of a cell it keeps them', async () => {
  const onKeyDown = vi.fn<() => void>()
  const menu = (
    <button type="button" aria-haspopup="menu" onKeyDown={onKeyDown}>
      More
    </button>
  )
  const { rerender } = render(drawing(() => menu))
  goToHeader()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'More' })[1])
  expect(onKeyDown).not.toHaveBeenCalled()
  rerender(drawing(() => [menu, <input key="note" aria-label="Note" />]))
  screen.getAllByRole('button', { name: 'More' })[1]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'More' })[1])
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test('a field in a cell is entered by Enter, keeps the arrows, and gives the cell back by Escape', async () => {
  render(
    drawing(({ id }) => (
      <>
        <input aria-label={`Note on ${id}`} />
        <button type="button">Save</button>
      </>
    )),
  )
  goToHeader()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.role).toBe('rowheader')
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note on L-10000' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.role).toBe('rowheader')
})

test('a control that is switched off does not count: the other one has the focus itself', async () => {
  render(
    drawing(() => (
      <>
        <button type="button" disabled>
          Renew
        </button>
        <button type="button">Close</button>
      </>
    )),
  )
  goToHeader()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Close')
})

test('the arrows follow a page that is read from right to left', async () => {
  document.documentElement.style.direction = 'rtl'
  render(table())
  goToHeader()
  await userEvent.keyboard('{ArrowLeft}')
  document.documentElement.style.direction = ''
  expect(focused()).toBe('Loan')
})

test('Page down goes a screen of rows on, less one that stays in view, and Page up back', async () => {
  render(table())
  await userEvent.click(screen.getByText('L-10000'))
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(focused()).toBe('L-10028')
  // Of 640 px with a header of 40, the last 40 show the row
  expect(getScroller().scrollTop).toBe(29 * 40 + 40 - 640)
  await userEvent.keyboard('{PageUp}')
  expect(focused()).toBe('L-10014')
})
