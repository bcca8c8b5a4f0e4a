import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ThemeProvider } from '../../theme/ThemeProvider.js'
import { DataTable } from './DataTable.js'

const rows = Array.from({ length: 300 }, (_row, index) => ({ id: String(index), name: `Row ${index + 1}` }))
const columns = [
  { id: 'name', header: 'Name', width: 200, minWidth: 120, text: (row: (typeof rows)[number]) => row.name },
]
const getRowId = (row: (typeof rows)[number]) => row.id
const list = (
  <DataTable aria-label="Rows" columns={columns} rows={rows} getRowId={getRowId} rowHeight={52} isResizable />
)
const page = (
  <DataTable
    aria-label="Rows"
    columns={columns}
    rows={rows}
    getRowId={getRowId}
    pagination={{ page: 2, pageSize: 25, onPageChange: () => undefined }}
  />
)
const rowsIn = (html: string) => html.match(/Row \d+/g) ?? []

test.each([
  ['the first twenty rows of a list', list, 'Row 1', 20],
  ['every row of a page', page, 'Row 26', 25],
])('a server sends %s', (_what, table, first, count) => {
  const names = rowsIn(renderToString(table))
  expect(names[0]).toBe(first)
  expect(names).toHaveLength(count)
})

test('a server leaves widths and heights to the style sheet', () => {
  const html = renderToString(list)
  expect(html).toContain('--dt-main-columns:minmax(120px, 200fr)')
  expect(html).toContain('translateY(calc(1 * var(--dt-row)))')
})

test('the browser takes over the rows of a server without a warning, and measures', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(list)
  document.body.append(container)
  const warnings: unknown[] = []
  await act(async () => {
    hydrateRoot(container, list, { onRecoverableError: (error) => warnings.push(error) })
  })
  expect(warnings).toEqual([])
  expect(container.querySelector<HTMLElement>('.dt-scroller')?.style.getPropertyValue('--dt-main-columns')).toBe(
    '200px',
  )
})

async function send(table: ReactElement) {
  const stream = await renderToReadableStream(table)
  await stream.allReady
  return new Response(stream).text()
}

test('a server sends cards to a phone', async () => {
  const html = await send(<ThemeProvider serverWidth={375}>{page}</ThemeProvider>)
  expect(html.match(/<article/g)).toHaveLength(25)
  expect(html).not.toContain('role="grid"')
})

test.each([
  ['no width', undefined, 25],
  ['the width of a desk', 1280, 0],
])('a server that is told %s sends the table, and cards only where they may be needed', async (_told, width, cards) => {
  const html = await send(<ThemeProvider serverWidth={width}>{page}</ThemeProvider>)
  expect(html.match(/<article/g) ?? []).toHaveLength(cards)
  expect(html).toContain('role="grid"')
})
