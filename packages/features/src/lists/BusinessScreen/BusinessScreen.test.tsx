import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { narrowed, sampleColumns, sampleListArgs, type SampleListProps } from '../sample-list.fixture.js'
import { BusinessScreen } from './BusinessScreen.js'

function renderList(more: Partial<SampleListProps>) {
  render(
    <BusinessScreen
      {...sampleListArgs}
      {...more}
      texts={{
        title: 'Clients',
        toolbarLabel: 'Client table',
        tableLabel: 'Clients',
        loading: 'Loading clients',
        showing: (count) => `Showing ${count} clients`,
        noMatch: (name) => name,
      }}
      columns={sampleColumns}
      getRowId={({ id }) => id}
      toFields={() => []}
      switcher={null}
      renderPinned={(first) => <p>{`First: ${first?.client ?? 'unknown'}`}</p>}
    />,
  )
}
const { list, loaded } = sampleListArgs
const onPage = (page: number) => ({ ...list, state: { ...list.state, page } })

test('a filter waits for all rows: the first ones are no answer to it', async () => {
  renderList({ list: narrowed({ name: 'Client 1' }), loaded: { ...loaded, state: 'loading-more' } })
  const table = await screen.findByRole('grid', { name: 'Clients' })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByRole('rowheader')).toBeNull()
})

test.each([
  ['knows the first row', 'on the first page', { list: onPage(1) }, ['First: Client 1']],
  ['knows no row', 'on a later page', { list: onPage(2) }, ['First: unknown']],
  ['is away', 'where the rows failed to load', { loaded: { ...loaded, state: 'error' } }, []],
] as const)('what stands above the rows %s %s', (_, __, more, texts) => {
  renderList(more)
  expect(screen.queryAllByText(/^First: /).map(({ textContent }) => textContent)).toEqual(texts)
})
