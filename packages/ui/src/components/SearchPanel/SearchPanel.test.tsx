import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SearchState } from './search-state.js'
import { SearchPanel, type SearchPanelProps } from './SearchPanel.js'

type Birds = readonly string[]

const labels = {
  field: 'Bird',
  search: 'Search',
  close: 'Close',
  idle: 'Nothing yet',
  searching: 'Searching…',
  results: (count: number, term: string) => `${count} for ${term}`,
  failed: 'It failed',
  unreachable: 'No connection',
}
const tooShort = 'Type more'

function Panel(props: Partial<SearchPanelProps<Birds>>) {
  return (
    <SearchPanel
      isOpen
      onClose={() => undefined}
      title="Birds"
      labels={labels}
      search={{ step: 'idle' }}
      onSearch={() => undefined}
      validate={(text) => (text.length < 2 ? tooShort : null)}
      getCount={(birds) => birds.length}
      {...props}
    >
      {(birds) => birds.map((bird) => <p key={bird}>{bird}</p>)}
    </SearchPanel>
  )
}

const done = (result: Birds): SearchState<Birds> => ({ step: 'done', term: 'wr', result })
const said = () => screen.getByRole('status').textContent

test.each([
  [{ step: 'idle' }, 'Nothing yet', ''],
  [{ step: 'searching', term: 'wr' }, 'Searching…', 'Searching…'],
  [done(['Wren']), '1 for wr', '1 for wr'],
  [done([]), '0 for wr', '0 for wr'],
] as const)('%j shows "%s" and announces "%s"', async (search, shown, announced) => {
  render(<Panel search={search} />)
  expect((await screen.findByRole('dialog')).textContent).toContain(shown)
  expect(said()).toBe(announced)
})

test('that there are more results than are shown is announced with their number', async () => {
  render(<Panel search={done(['Wren'])} note="Only the first" />)
  await screen.findByText('Wren')
  expect([...screen.getByRole('status').children].map(({ textContent }) => textContent)).toEqual([
    '1 for wr',
    'Only the first',
  ])
})

test.each([
  ['failed', 'It failed'],
  ['unreachable', 'No connection'],
] as const)('a search that is %s alerts "%s"', async (step, shown) => {
  render(<Panel search={{ step, term: 'wr' }} />)
  expect((await screen.findByRole('alert')).textContent).toContain(shown)
  expect(said()).toBe('')
})

test('a failed search removes what the last one found', async () => {
  const { rerender } = render(<Panel search={done(['Wren'])} />)
  await screen.findByText('Wren')
  rerender(<Panel search={{ step: 'failed', term: 'wr' }} />)
  expect(screen.queryByText('Wren')).toBeNull()
})

test('the text may be kept outside', async () => {
  const onValueChange = vi.fn<(text: string) => void>()
  render(<Panel value="wren" onValueChange={onValueChange} />)
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  expect(box.value).toBe('wren')
  await userEvent.type(box, 's')
  expect(onValueChange).toHaveBeenCalledWith('wrens')
})

test('what is wrong with the text is alerted once it is searched for, describes box and button, and goes as it changes', async () => {
  const onSearch = vi.fn<(text: string) => void>()
  render(<Panel onSearch={onSearch} />)
  const box = await screen.findByRole<HTMLInputElement>('searchbox')
  const button = screen.getByRole('button', { name: 'Search' })
  expect([button.getAttribute('aria-disabled'), button.hasAttribute('aria-describedby')]).toEqual(['true', false])
  await userEvent.type(box, 'w')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(tooShort)
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(tooShort)
  await userEvent.type(box, '{Backspace}')
  expect([screen.queryByRole('alert'), button.hasAttribute('aria-describedby')]).toEqual([null, false])
  expect(onSearch).not.toHaveBeenCalled()
  await userEvent.type(box, 'wr')
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  await userEvent.click(button)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('wr')
})
