import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DataTable } from './DataTable.js'
import type { DataTableColumn } from './data-table-column.js'
import type { DataTableProps } from './data-table-props.js'
import { useRowExpansion } from './rows/useRowExpansion.js'
import { loanColumns, loanId, loans, lockedLoanColumns, type Loan } from './library-loans.fixture.js'
import { continuous, paged, PagedTable } from './paged-loans.fixture.js'

const meta = {
  title: 'Components/DataTable layout',
  component: DataTable,
  args: {
    'aria-label': 'Loans',
    columns: lockedLoanColumns,
    rows: loans(48),
    getRowId: loanId,
    maxCharacters: 38,
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  tags: ['!autodocs'],
} satisfies Meta<typeof DataTable<Loan>>
export default meta
type Story = StoryObj<Meta<typeof DataTable<Loan>>>

/** The columns twice, which is as wide as lists of an insurer get. */
const twentyColumns: readonly DataTableColumn<Loan>[] = ['', ' before'].flatMap((suffix) =>
  loanColumns.map((column, place) => ({
    ...column,
    id: column.id + suffix,
    header: column.header + suffix,
    isLocked: suffix === '' && place < 2,
  })),
)
const getFrame = (element: Element | null) => element?.closest('.dt-scroller')?.getBoundingClientRect()

export const LockedColumns: Story = {
  render: paged,
  globals: { viewport: { value: '900-720', isRotated: false } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Title Locked' })
    canvas.getByRole('button', { name: 'Notes' }).focus()
    await waitFor(() => expect(header.closest('.dt-scroller')?.scrollLeft).toBeGreaterThan(0))
    // In its place beside the numbers, whose column is as wide as the font that comes while this runs
    const numbers = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect()
    await expect(numbers?.left).toBeGreaterThanOrEqual(getFrame(header)?.left ?? 0)
    await expect(header.getBoundingClientRect().left).toBe(numbers?.right)
  },
}

/** A long page scrolls under its header, which says what the columns are wherever one reads. */
export const LongPage: Story = {
  tags: ['autodocs'],
  render: (args) => <DataTable {...args} pagination={{ pageSize: 100, page: 1, onPageChange: () => undefined }} />,
  args: { rows: loans(100) },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('rowheader').at(-1)
    if (!last) throw new Error('The table has no rows')
    last.scrollIntoView()
    const header = canvas.getByRole('columnheader', { name: /^Title/ })
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(last.getBoundingClientRect().top)
  },
}

export const Narrow: Story = {
  render: paged,
  globals: { viewport: { value: '375-720', isRotated: false } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Loans' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Title')
    await userEvent.click(canvas.getByRole('button', { name: 'Order: ascending' }))
    await expect(list).toHaveTextContent(/^Winter Bees/)
  },
}

export const TwentyColumns: Story = {
  render: continuous,
  args: { columns: twentyColumns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Title' }).focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '21')
    const locked = canvasElement.querySelector('.dt-head-locked')?.getBoundingClientRect()
    for (let step = 0; step < 18; step += 1) {
      await userEvent.keyboard('{ArrowLeft}')
      const cell = document.activeElement?.getBoundingClientRect()
      const isLocked = Number(document.activeElement?.getAttribute('aria-colindex')) <= 3
      // The focused cell is never under the locked block, nor beyond the frame.
      if (!isLocked) await expect(cell?.left).toBeGreaterThanOrEqual((locked?.right ?? 0) - 1)
      await expect(cell?.right).toBeLessThanOrEqual((getFrame(document.activeElement)?.right ?? 0) + 1)
    }
  },
}

export const RightToLeft: Story = {
  render: paged,
  decorators: [(StoryUnderTest) => <div dir="rtl">{StoryUnderTest()}</div>],
  globals: { viewport: { value: '900-720', isRotated: false } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Title' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('L-10000')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      (getFrame(document.activeElement)?.left ?? 0) - 1,
    )
  },
}

const toNotes = ({ notes }: Loan) => notes.split('\n')
const columnsWithItems: readonly DataTableColumn<Loan>[] = lockedLoanColumns.map((column) =>
  column.id === 'notes' ? { ...column, width: 260, items: toNotes, hasItemCount: true } : column,
)
const expansionOptions = {
  getRowId: loanId,
  getItemCount: (loan: Loan) => toNotes(loan).length,
  getItemName: (loan: Loan, item: number) => toNotes(loan)[item] ?? '',
  getLabel: (loan: Loan, isExpanded: boolean) =>
    isExpanded ? `Hide the notes of ${loan.id}` : `Show all notes of ${loan.id}`,
}

function ExpandableTable(props: DataTableProps<Loan>) {
  const { expansion } = useRowExpansion(expansionOptions)
  return <PagedTable {...props} columns={columnsWithItems} expansion={expansion} hasActionsFirst />
}

/** A row shows the first of its items; its button shows each on a line of its own, in the same columns. */
export const ExpandableRows: Story = {
  render: (args) => <ExpandableTable {...args} />,
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).length
    const [button] = canvas.getAllByRole('button', { name: /^Show all notes of/ })
    if (button) await userEvent.click(button)
    await expect(canvas.getAllByRole('row')).toHaveLength(rows + 3)
    await expect(canvas.getByRole('button', { name: /^Hide the notes of/ })).toHaveFocus()
    await expect(canvas.getByRole('rowheader', { name: /^Send a letter/ })).toBeInTheDocument()
  },
}

const optionsWithFacts = {
  ...expansionOptions,
  renderItem: (loan: Loan, item: number) => (
    <span>
      {`Written for ${loan.id}`} <button type="button">{`Send again ${item + 1}`}</button>
    </span>
  ),
}

function FactsTable(props: DataTableProps<Loan>) {
  const { expansion } = useRowExpansion(optionsWithFacts)
  return <PagedTable {...props} columns={columnsWithItems} expansion={expansion} hasActionsFirst />
}

/** A line with facts of its own shows them however far the table is scrolled. */
export const FactsOfItems: Story = {
  render: (args) => <FactsTable {...args} />,
  globals: { viewport: { value: '900-720', isRotated: false } },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Show all notes of/ })
    if (button) await userEvent.click(button)
    const [fact] = canvas.getAllByRole('button', { name: 'Send again 1' })
    const scroller = fact?.closest('.dt-scroller')
    const left = fact?.getBoundingClientRect().left
    scroller?.scrollBy(400, 0)
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(100))
    await expect(fact?.getBoundingClientRect().left).toBe(left)
  },
}

/** On a card all items are among its fields, one after the other. */
export const ExpandableRowsAsCards: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <ExpandableTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const card = cards.find((each) => each.textContent.includes('Send a letter'))
    await expect(within(card ?? document.body).getAllByText('Notes')).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /notes of/ })).toBeNull()
  },
}

/** A text that needs a third line ends with an ellipsis, and opens in full. */
export const TwoLines: Story = {
  render: paged,
  args: {
    columns: loanColumns.map((column) =>
      column.id === 'title' ? { ...column, width: 110, minWidth: 110, isLocked: true, isMultiline: true } : column,
    ),
    columnWidths: { title: 110 },
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('rowheader', { name: 'Small Engines, Explained' })
    const cell = cells.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    if (!cell) throw new Error('The title fits on two lines')
    await expect(getComputedStyle(cell).webkitLineClamp).toBe('2')
    await userEvent.click(cell)
    const dialog = await within(document.body).findByRole('dialog', { name: 'Title' })
    await waitFor(() => expect(within(dialog).getByText('Small Engines, Explained')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** Low rows have one line in each cell, clear of their edges, and the header keeps its two. */
export const Compact: Story = {
  render: paged,
  args: TwoLines.args,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const [header, row] = await canvas.findAllByRole('row')
    await expect(header?.getBoundingClientRect().height).toBe(40)
    await expect(row?.getBoundingClientRect().height).toBe(32)
    const [name] = canvas.getAllByRole('rowheader')
    if (!row || !name) throw new Error('The table has no rows')
    const range = document.createRange()
    range.selectNodeContents(name)
    // Chromium hides further lines without taking them away
    const [line] = range.getClientRects()
    const { top, bottom } = row.getBoundingClientRect()
    await expect((line?.top ?? 0) - top).toBeGreaterThanOrEqual(3)
    await expect(bottom - (line?.bottom ?? bottom)).toBeGreaterThanOrEqual(4)
    await expect(getComputedStyle(name)).toMatchObject({ webkitLineClamp: '1', lineHeight: '20px' })
  },
}

export const OnPaper: Story = {
  render: continuous,
  args: { columns: twentyColumns },
  play: async ({ canvasElement }) => {
    window.dispatchEvent(new Event('beforeprint'))
    const rows = canvasElement.querySelectorAll('.dt-row')
    await expect(rows).toHaveLength(1000)
    await expect(rows[999]).toHaveTextContent('L-10999')
    await expect(rows[0]?.querySelectorAll('[aria-colindex]')).toHaveLength(21)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvasElement.querySelectorAll('.dt-row').length).toBeLessThan(100))
  },
}
