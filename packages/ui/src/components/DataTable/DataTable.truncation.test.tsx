import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable } from './DataTable.js'
import type { DataTableColumn } from './data-table-column.js'
// Loaded beforehand, so that no test has to wait for a module.
import '../TruncatedText/FullTextModal.js'

interface Note {
  readonly id: string
  readonly text: string
}

const columns: readonly DataTableColumn<Note>[] = [
  { id: 'id', header: 'Id', width: 80, text: ({ id }) => id },
  { id: 'text', header: 'Note', width: 300, text: ({ text }) => text },
]
const whole = 'thirty-eight characters are shown in all'
const table = (text: string, onShowFullText?: (text: string) => void) => (
  <DataTable
    aria-label="Notes"
    columns={columns}
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
