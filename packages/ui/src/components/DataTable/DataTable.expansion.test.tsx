import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.js'
import type { DataTableProps } from './data-table-props.js'
import { useRowExpansion } from './rows/useRowExpansion.js'
// Loaded beforehand, so that no test has to wait for a module.
import '../Pagination/Pagination.js'
import '../TruncatedText/FullTextModal.js'

interface Order {
  readonly id: string
  readonly items: readonly string[]
}

const orders: readonly Order[] = [
  { id: 'A', items: ['Lamp', 'Shade', 'Bulb'] },
  { id: 'B', items: ['Desk'] },
  { id: 'C', items: ['Chair', 'Cushion'] },
]
const pagination = { pageSize: 10, page: 1, onPageChange: () => undefined }
const columns: DataTableProps<Order>['columns'] = [
  { id: 'order', header: 'Order', width: 120, text: ({ id }) => `Order ${id}` },
  {
    id: 'item',
    header: 'Item',
    width: 120,
    text: ({ items }) => items.join('\n'),
    items: ({ items }) => items,
    hasItemCount: true,
  },
]
const options = {
  getRowId: ({ id }: Order) => id,
  getItemCount: ({ items }: Order) => items.length,
  getItemName: ({ items }: Order, item: number) => items[item] ?? '',
  getLabel: ({ id }: Order, isExpanded: boolean) => `${isExpanded ? 'Hide' : 'Show'} the items of ${id}`,
}

type Options = Parameters<typeof useRowExpansion<Order>>[0]

function Orders({ renderItem, ...props }: Partial<DataTableProps<Order>> & Pick<Options, 'renderItem'>) {
  const { expansion, hasExpanded, expandOnly } = useRowExpansion({ ...options, renderItem })
  return (
    <>
      <button type="button" onClick={() => expandOnly(hasExpanded ? [] : orders)}>
        All
      </button>
      <DataTable
        aria-label="Orders"
        columns={columns}
        rows={orders}
        getRowId={options.getRowId}
        expansion={expansion}
        hasActionsFirst
        pagination={pagination}
        {...props}
      />
    </>
  )
}

const renderItem = ({ items }: Order, item: number) => (
  <>
    {items[item]} is packed<button type="button">Track</button>
  </>
)
const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('[role=gridcell], [role=rowheader]')])
    .map((cells) => cells.map(({ textContent }) => textContent).join(' | '))
const toggle = (name: string) => screen.getByRole('button', { name })

test('a row shows its first item and how many more there are', () => {
  render(<Orders />)
  expect(texts()).toEqual(['1 |  | Order A | Lamp+2', '2 |  | Order B | Desk', '3 |  | Order C | Chair+1'])
  expect(screen.queryByRole('button', { name: 'Show the items of B' })).toBeNull()
})

test('an expanded row has a line for each item, and the others keep their numbers', async () => {
  render(<Orders />)
  await userEvent.click(toggle('Show the items of A'))
  expect(texts()).toEqual([
    '1 |  | Order A | ',
    ' |  | Lamp, Order A | Lamp',
    ' |  | Shade, Order A | Shade',
    ' |  | Bulb, Order A | Bulb',
    '2 |  | Order B | Desk',
    '3 |  | Order C | Chair+1',
  ])
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('7')
  expect(toggle('Hide the items of A').getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(toggle('Hide the items of A'))
  await userEvent.click(toggle('Hide the items of A'))
  expect(texts()).toHaveLength(3)
})

test('in one list too', async () => {
  render(<Orders pagination={undefined} />)
  await userEvent.click(toggle('Show the items of C'))
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names).toEqual(['Order A', 'Order B', 'Order C', 'Chair, Order C', 'Cushion, Order C'])
  const indexes = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))
  expect(indexes.join()).toBe('1,2,3,4,5,6')
})

test('all rows expand at once, those with one item not at all', async () => {
  render(<Orders />)
  await userEvent.click(toggle('All'))
  expect(texts()).toHaveLength(3 + 3 + 2)
  await userEvent.click(toggle('All'))
  expect(texts()).toHaveLength(3)
})

test('the keyboard expands a row and goes through its lines', async () => {
  render(<Orders />)
  toggle('Show the items of A').focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Lamp, Order A')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Shade')
})

test('a long text of a line opens in full', async () => {
  render(<Orders maxCharacters={4} />)
  await userEvent.click(toggle('Show the items of A'))
  await userEvent.click(screen.getByRole('button', { name: 'Shade' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Shade')
})

test('a line with facts of its own has one cell beside its name, across all columns that scroll', async () => {
  const locked = columns.map((column) => ({ ...column, isLocked: column.id === 'order' }))
  const wide = [...locked, { id: 'note', header: 'Note', width: 900, text: () => 'Fragile' }]
  render(<Orders columns={wide} renderItem={renderItem} />)
  await userEvent.click(toggle('Show the items of C'))
  expect(texts().slice(2)).toEqual([
    '3 |  | Order C |  | Fragile',
    ' |  | Chair, Order C | Chair is packedTrack',
    ' |  | Cushion, Order C | Cushion is packedTrack',
  ])
  const [line] = screen.getAllByText('Track').map((button) => button.closest('[role=gridcell]'))
  expect(line?.getAttribute('aria-colspan')).toBe('2')
  expect(line?.getAttribute('aria-colindex')).toBe('4')
})

test('the keyboard goes to the facts of a line, and into them', async () => {
  render(<Orders renderItem={renderItem} />)
  toggle('Show the items of C').focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{End}')
  expect(document.activeElement?.textContent).toBe('Chair is packedTrack')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Track')
})
