import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from '../components/Button/Button.js'
import { DataTable } from '../components/DataTable/DataTable.js'
import { Tooltip } from '../components/Tooltip/Tooltip.js'
import { TruncatedText } from '../components/TruncatedText/TruncatedText.js'

/** Each part of a component that loads late gets lost once on its way. */
const lost = vi.hoisted(() => new Set<string>())
const loseOnce = vi.hoisted(() => async (name: string, load: () => Promise<object>) => {
  if (!lost.has(name)) {
    lost.add(name)
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  return load()
})
vi.mock('../components/Tooltip/TooltipLayer.js', (load) => loseOnce('tooltip', load))
vi.mock('../components/TruncatedText/FullTextModal.js', (load) => loseOnce('full text', load))
vi.mock('../components/Pagination/Pagination.js', (load) => loseOnce('pagination', load))
vi.mock('../components/DataTable/TableMessage.js', (load) => loseOnce('message', load))

const slowLoad = { timeout: 5000 }

test('a tooltip whose code was lost on its way is shown all the same', async () => {
  render(
    <Tooltip content="Only 3 columns can be locked">
      <Button>Lock</Button>
    </Tooltip>,
  )
  fireEvent.pointerEnter(screen.getByRole('button'))
  expect((await screen.findByRole('tooltip', {}, slowLoad)).textContent).toBe('Only 3 columns can be locked')
  expect(lost).toContain('tooltip')
})

test('a cut text whose dialog was lost on its way is shown in full all the same', async () => {
  render(<TruncatedText title="Agent" text="Elena Rivera" maxCharacters={5} />)
  fireEvent.click(screen.getByRole('button', { name: 'Elena Rivera' }))
  expect((await screen.findByRole('dialog', { name: 'Agent' }, slowLoad)).textContent).toContain('Elena Rivera')
  expect(lost).toContain('full text')
})

test('a table whose chunks failed to load shows its parts once they load', async () => {
  render(
    <DataTable
      aria-label="Books"
      columns={[{ id: 'title', header: 'Title', width: 200, text: (title: string) => title }]}
      rows={[]}
      getRowId={(title) => title}
      pagination={{ page: 1, pageSize: 10, onPageChange: vi.fn() }}
    />,
  )
  expect(await screen.findByText('No data.', {}, slowLoad)).toBeDefined()
  expect(await screen.findByRole('navigation', {}, slowLoad)).toBeDefined()
  expect(lost).toContain('pagination')
  expect(lost).toContain('message')
})
