import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { TruncatedText } from '../TruncatedText/TruncatedText.js'
import { DataTable } from './DataTable.js'
import type { DataTableColumn } from './data-table-column.js'
// Loaded beforehand, so that no test has to wait for a module.
import '../TruncatedText/FullTextModal.js'
import './cards/TableCards.js'

interface Note {
  readonly id: string
  readonly text: string
}

const columns: readonly DataTableColumn<Note>[] = [
  { id: 'id', header: 'Id', width: 80, text: ({ id }) => id },
  { id: 'text', header: 'Note', width: 300, text: ({ text }) => text },
]
const whole = 'thirty-eight characters are shown in all'
const table = (text: string, onShowFullText?: (text: string) => void, own = columns) => (
  <DataTable
    aria-label="Notes"
    columns={own}
    rows={[{ id: 'n1', text }]}
    getRowId={({ id }) => id}
    maxCharacters={38}
    onShowFullText={onShowFullText}
  />
)

test('38 characters are shown in full', () => {
  render(table(whole.slice(0, 38)))
  expect(screen.getByRole('gridcell', { name: whole.slice(0, 38) })).toBeTruthy()
  expect(screen.queryByRole('button', { name: whole.slice(0, 38) })).toBeNull()
})

test('39 characters are cut after 38, in a button named by the whole text', () => {
  render(table(whole.slice(0, 39)))
  const button = screen.getByRole('button', { name: whole.slice(0, 39) })
  expect(button.closest('[role=gridcell]')?.textContent).toBe(`${whole.slice(0, 38)}…`)
})

/** Opens the cut text. */
const openText = async () => {
  expect(document.querySelector('b')).toBeNull()
  await userEvent.click((await screen.findAllByRole('button', { name: whole }))[0] ?? document.body)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
}

describe('a column that draws short texts itself', () => {
  const drawn: readonly DataTableColumn<Note>[] = columns.map((column) => ({
    ...column,
    cell: ({ text }: Note) => (text.length > 38 ? undefined : <b>{text}</b>),
  }))
  test('cuts a long one in the table, and opens it', async () => {
    const { rerender } = render(table(whole, undefined, drawn))
    await openText()
    rerender(table('short', undefined, drawn))
    expect(document.querySelector('[role=gridcell] b')?.textContent).toBe('short')
  })

  test('and on a card', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
    const { rerender } = render(table(whole, undefined, drawn))
    await openText()
    rerender(table('short', undefined, drawn))
    expect(document.querySelector('li b')?.textContent).toBe('short')
  })
})

test('the words themselves can be pressed too', async () => {
  render(table(whole))
  await userEvent.click(screen.getByText(`${whole.slice(0, 38)}…`))
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy()
})

test.each(['Enter', 'F2'])('by keyboard: %s on the cell opens the text, Escape comes back to the cell', async (key) => {
  render(table(whole))
  screen.getByRole('button', { name: 'Note' }).focus()
  await userEvent.keyboard(`{ArrowDown}{${key}}`)
  expect(await screen.findByRole('dialog', { name: 'Note' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.role).toBe('gridcell'))
})

test('after a press on the words the arrows go on from cell to cell', async () => {
  render(table(whole))
  const button = screen.getByRole('button', { name: whole })
  await userEvent.click(button)
  await screen.findByRole('dialog', { name: 'Note' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('n1')
})

test('a caller may show the whole text in its own way', async () => {
  const onShowFullText = vi.fn<(text: string) => void>()
  render(table(whole, onShowFullText))
  await userEvent.click(screen.getByRole('button', { name: whole }))
  expect(onShowFullText.mock.calls[0]?.[0]).toBe(whole)
  expect(screen.queryByRole('dialog')).toBeNull()
})

const clip = (cell: HTMLElement) => Object.defineProperty(cell, 'scrollWidth', { value: 200 })

describe('in a table whose rows open', () => {
  const onRowAction = vi.fn<(note: Note) => void>()
  const onShowFullText = vi.fn<(text: string) => void>()
  const renderOpenable = (ownColumns = columns) =>
    render(
      <DataTable
        aria-label="Notes"
        columns={ownColumns}
        rows={[{ id: 'n1', text: 'Business Overhead Expense' }]}
        getRowId={({ id }) => id}
        onRowAction={onRowAction}
        onShowFullText={onShowFullText}
      />,
    )

  test.each(['pointer', 'Enter'])('a text that its column clips opens by %s, and the row stays closed', async (how) => {
    renderOpenable()
    const cell = screen.getByRole('gridcell', { name: 'Business Overhead Expense' })
    clip(cell)
    if (how === 'pointer') await userEvent.click(cell)
    else {
      screen.getByRole('button', { name: 'Note' }).focus()
      await userEvent.keyboard('{ArrowDown}{Enter}')
    }
    expect(onShowFullText.mock.calls[0]?.[0]).toBe('Business Overhead Expense')
    expect(onRowAction).not.toHaveBeenCalled()
  })

  test('the name of a row opens the row, clipped or not', async () => {
    renderOpenable()
    const name = screen.getByRole('rowheader', { name: 'n1' })
    clip(name)
    await userEvent.click(name)
    expect(onRowAction).toHaveBeenCalledOnce()
    expect(onShowFullText).not.toHaveBeenCalled()
  })

  test('the words of a cut text that a column draws open the text alone', async () => {
    const cell = ({ text }: Note) => (
      <TruncatedText text={text} maxCharacters={8} title="Note" onShowFullText={onShowFullText} />
    )
    renderOpenable(columns.map((column) => (column.id === 'text' ? { ...column, cell } : column)))
    await userEvent.click(screen.getByText('Business…'))
    expect(onShowFullText).toHaveBeenCalledOnce()
    expect(onRowAction).not.toHaveBeenCalled()
  })
})
