import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnnounceContext } from '../../hooks/useAnnounce.js'
import { loanId, loans, type Loan } from '../DataTable/library-loans.fixture.js'
import { ListWidget } from './ListWidget.js'
import type { ListWidgetColumn, ListWidgetProps } from './list-widget-props.js'

const columns: readonly ListWidgetColumn<Loan>[] = [
  { id: 'title', header: 'Title', width: 240, text: ({ title }) => title, detail: ({ id }) => id },
  { id: 'status', header: 'Status', width: 120, text: ({ status }) => status },
]
const nothing = () => undefined

function widget(props: Partial<ListWidgetProps<Loan>> = {}) {
  return (
    <ListWidget
      title="Lending"
      link={{ label: 'View all', href: '/loans' }}
      tabs={[
        { id: 'out', label: 'On loan (12)' },
        { id: 'overdue', label: 'Overdue (0)' },
      ]}
      tabsLabel="Loans"
      selectedTab="out"
      onTabChange={nothing}
      tableLabel="On loan"
      columns={columns}
      rows={loans(12)}
      getRowId={loanId}
      page={1}
      onPageChange={nothing}
      onRowAction={nothing}
      emptyText="Nothing is on loan."
      errorText="Oh no."
      refreshText="Refresh"
      onRefresh={nothing}
      {...props}
    />
  )
}
const show = (props?: Partial<ListWidgetProps<Loan>>) => render(widget(props))

test('the first words of a row are a button that opens it, by keyboard too', async () => {
  const open = vi.fn<(loan: Loan) => void>()
  show({ onRowAction: open })
  await screen.findAllByRole('rowheader')
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{Enter}')
  expect(open.mock.calls.map(([loan]) => loan.id)).toEqual(['L-10000'])
})

test('with addresses the first words of a row are a link, which opens the row in place', async () => {
  const open = vi.fn<(loan: Loan) => void>()
  show({ onRowAction: open, getRowHref: ({ id }) => `/loans/${id}` })
  const [link] = await screen.findAllByRole('link', { name: loans(1)[0]?.title })
  expect(link?.getAttribute('href')).toBe('/loans/L-10000')
  await userEvent.click(link ?? document.body)
  screen.getByRole('button', { name: 'Title' }).focus()
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{Enter}')
  expect(open.mock.calls.map(([loan]) => loan.id)).toEqual(['L-10000', 'L-10001'])
})

test('an empty list without words of its own says that no data was found', async () => {
  show({ rows: [], emptyText: undefined })
  expect(await screen.findByText('No data found.')).toBeTruthy()
})

test('the count is read out when it or the filter changes, not when a tab opens with another one', () => {
  vi.useFakeTimers()
  const announce = vi.fn<(text: string) => void>()
  const page = (props: Partial<ListWidgetProps<Loan>>) => (
    <AnnounceContext.Provider value={announce}>{widget(props)}</AnnounceContext.Provider>
  )
  const { rerender } = render(page({ countText: 'Showing 12 loans' }))
  const change = (props: Partial<ListWidgetProps<Loan>>) => {
    rerender(page(props))
    act(() => {
      vi.advanceTimersByTime(1500)
    })
    return announce.mock.calls.map(([text]) => text)
  }
  expect(change({ countText: 'Showing 12 loans' })).toEqual([])
  expect(change({ countText: 'Showing 3 loans', filterKey: 'a' })).toEqual(['Showing 3 loans'])
  expect(change({ countText: 'Showing 3 loans', filterKey: 'b' })).toEqual(['Showing 3 loans', 'Showing 3 loans'])
  expect(change({ countText: 'Showing 1 loan', selectedTab: 'overdue' })).toHaveLength(2)
})

test('a card leaves out a field with neither words nor a detail, and shows one that has only a detail', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375)
  const [loan] = loans(1)
  const rows = loan ? [{ ...loan, status: '' }] : []
  const blank = { id: 'fee', header: 'Fee', width: 120, text: () => '', detail: () => 'None so far' }
  show({ columns: [...columns, blank], rows })
  await screen.findByRole('article')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fee'])
})
