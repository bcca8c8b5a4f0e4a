import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import type { DataTableResize } from './data-table-props.js'
import { loanColumns, loanId, loans } from './library-loans.fixture.js'
// Loaded beforehand, so that no test has to wait for a module.
import './resizing/ResizeHandle.js'
import './resizing/WidthPanel.js'

const onColumnResize = vi.fn<(resize: DataTableResize) => void>()
const title = vi.fn((loan: { title: string }) => loan.title)
const columns = loanColumns.map((column) =>
  column.id === 'title' ? { ...column, minWidth: 150, text: title } : column,
)
const props = { 'aria-label': 'Loans', rows: loans(10), getRowId: loanId, isResizable: true, onColumnResize }
const handle = (header = 'Title') => screen.findByRole('separator', { name: `Width of ${header}` })
const widths = () => document.querySelector<HTMLElement>('.dt-scroller')?.style.getPropertyValue('--dt-main-columns')
const change = () => document.querySelector<HTMLElement>('.dt-scroller')?.style.getPropertyValue('--dt-change')
const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX })
const withTitle = (width: number) => (
  <DataTable {...props} columns={columns.map((column) => (column.id === 'title' ? { ...column, width } : column))} />
)
const enter = async (header = 'Title') => {
  const found = await handle(header)
  screen.getByRole('button', { name: header }).focus()
  await userEvent.keyboard('{F2}')
  return found
}

beforeEach(() => {
  document.querySelector('[aria-live]')?.replaceChildren()
  HTMLElement.prototype.setPointerCapture = () => undefined
})

test('only a table that can be resized has handles', () => {
  render(<DataTable {...props} columns={columns} isResizable={false} />)
  expect(screen.queryByRole('separator')).toBeNull()
  expect(screen.getByRole('button', { name: 'Title' }).hasAttribute('aria-keyshortcuts')).toBe(false)
})

test('a handle that has the focus says the width and its limits, and the header keeps its name', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  expect(found.hasAttribute('aria-valuenow') || found.hasAttribute('tabindex')).toBe(false)
  await enter()
  expect(document.activeElement).toBe(found)
  expect(found.getAttribute('aria-valuenow')).toBe('220')
  expect(found.getAttribute('aria-valuemin')).toBe('150')
  expect(found.getAttribute('aria-valuemax')).toBe('1200')
  expect(found.getAttribute('aria-orientation')).toBe('vertical')
  expect(screen.getByRole('button', { name: 'Title' }).getAttribute('aria-keyshortcuts')).toBe('F2')
  expect(found.getAttribute('aria-valuetext')).toBe('220 pixels')
  expect(screen.getByRole('columnheader', { name: 'Title' })).toBeTruthy()
})

test.each([
  ['{ArrowRight}', 236],
  ['{ArrowLeft}', 204],
  ['{Shift>}{ArrowRight}{/Shift}', 284],
  ['{Home}', 150],
  ['{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}', 150],
])('from F2 on, %s and Enter make a column of 220 px %i px wide, told once', async (keys, width) => {
  render(<DataTable {...props} columns={columns} />)
  await enter()
  await userEvent.keyboard(`${keys}{Enter}`)
  expect(onColumnResize.mock.calls).toEqual([[{ columnId: 'title', width }]])
  expect(widths()).toMatch(new RegExp(`^${width}px 96px`))
  expect(screen.getAllByText(`Title is ${width} pixels wide`)).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Title' }))
})

test('going elsewhere keeps the width, and the handle is no tab stop any more', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await enter()
  await userEvent.keyboard('{ArrowRight}')
  expect([found.getAttribute('aria-valuenow'), found.getAttribute('aria-valuetext')]).toEqual(['236', '236 pixels'])
  expect(onColumnResize).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(found.hasAttribute('tabindex')).toBe(false)
  expect(onColumnResize).toHaveBeenCalledExactlyOnceWith({ columnId: 'title', width: 236 })
})

test('a drag changes one variable and draws no row; the end of it is told once', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerMove(found, at(230))
  title.mockClear()
  fireEvent.pointerMove(found, at(260))
  expect(change()).toBe('40px')
  expect(title).not.toHaveBeenCalled()
  fireEvent.pointerUp(found, at(260))
  expect(change()).toBe('')
  expect(onColumnResize.mock.calls).toEqual([[{ columnId: 'title', width: 260 }]])
})

test.each([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
])('%s drags nothing', async (_, other) => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, { ...at(220), ...other })
  fireEvent.pointerMove(found, at(300))
  fireEvent.pointerUp(found, at(300))
  expect(change()).toBe('')
  expect(onColumnResize).not.toHaveBeenCalled()
})

test('Escape while dragging gives the width up', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerMove(found, at(300))
  await userEvent.keyboard('{Escape}')
  fireEvent.pointerUp(found, at(300))
  expect(onColumnResize).not.toHaveBeenCalled()
  expect(widths()).toMatch(/^220px/)
})

test('a press without a movement offers buttons for the same', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerUp(found, at(220))
  const panel = await screen.findByRole('dialog', { name: 'Width of Title' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wider' })))
  expect(found.dataset['active']).toBe('true')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onColumnResize).toHaveBeenLastCalledWith({ columnId: 'title', width: 252 })
  expect(panel.textContent).toContain('252 pixels')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(onColumnResize).toHaveBeenLastCalledWith({ columnId: 'title', width: 220 })
})

test('a column that comes with another width has that one, and may come back to the first', async () => {
  const { rerender } = render(withTitle(220))
  await enter()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(widths()).toMatch(/^236px/)
  rerender(withTitle(300))
  expect(widths()).toMatch(/^300px/)
  rerender(withTitle(220))
  expect(widths()).toMatch(/^220px/)
})

test.each(['{ArrowRight}{ArrowLeft}{Enter}', '{Control>}{ArrowRight}{/Control}{Enter}', '{Enter}'])(
  '%s on a handle leaves the column as wide as it was, and nothing is told',
  async (keys) => {
    render(<DataTable {...props} columns={columns} />)
    await enter()
    await userEvent.keyboard(keys)
    expect(onColumnResize).not.toHaveBeenCalled()
    expect(screen.queryByText(/pixels wide$/)).toBeNull()
  },
)

test('End makes a column as wide as the longest text in it, and a pixel more', async () => {
  render(<DataTable {...props} columns={columns} />)
  await enter()
  Object.defineProperty(screen.getAllByRole('rowheader')[1], 'scrollWidth', { value: 90 })
  Object.defineProperty(screen.getAllByRole('rowheader')[2], 'scrollWidth', { value: 30 })
  await userEvent.keyboard('{End}')
  expect(onColumnResize).toHaveBeenCalledExactlyOnceWith({ columnId: 'title', width: 150 + 90 + 1 })
})

test.each([
  [3, ''],
  [4, '4px'],
  [-4, '-4px'],
])('a press that wavers by %i px moves the edge by %j', async (by, moved) => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerMove(found, at(220 + by))
  expect(change()).toBe(moved)
})

test('a drag that the browser takes over, as for a gesture, gives the width up', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerMove(found, at(300))
  fireEvent.pointerCancel(found, at(300))
  fireEvent.pointerMove(found, at(320))
  fireEvent.pointerUp(found, at(320))
  expect(change()).toBe('')
  expect(onColumnResize).not.toHaveBeenCalled()
})

const press = (found: HTMLElement) => {
  fireEvent.pointerDown(found, at(220))
  fireEvent.pointerUp(found, at(220))
}

test('a double press fits the column, and offers no buttons', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  vi.useFakeTimers()
  press(found)
  press(found)
  fireEvent.doubleClick(found)
  act(() => void vi.advanceTimersByTime(1000))
  expect(onColumnResize).toHaveBeenCalledExactlyOnceWith({ columnId: 'title', width: 150 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a table that goes right after a press waits for no second one', async () => {
  const { unmount } = render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  vi.useFakeTimers()
  press(found)
  const waiting = vi.getTimerCount()
  unmount()
  expect(vi.getTimerCount()).toBe(waiting - 1)
})

test('the focus ring stays away from a press, and comes with the next key', async () => {
  render(<DataTable {...props} columns={columns} />)
  const found = await handle()
  fireEvent.pointerDown(found, at(220))
  expect(document.activeElement).toBe(found)
  expect(found.dataset['pressed']).toBe('')
  await userEvent.keyboard('{ArrowRight}')
  expect(found.dataset['pressed']).toBeUndefined()
})

test('Tab leaves the buttons behind and goes on from the handle', async () => {
  render(
    <>
      <DataTable {...props} columns={columns} />
      <button type="button">After</button>
    </>,
  )
  press(await handle())
  const panel = await screen.findByRole('dialog', { name: 'Width of Title' })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  screen.getByRole('button', { name: 'Reset' }).focus()
  await userEvent.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }))
})
