import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { loanId, loans, longLoans, type Loan } from '../DataTable/library-loans.fixture.js'
import { sortRows } from '../DataTable/sort-rows.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { ListWidget } from './ListWidget.js'
import type { ListWidgetColumn, ListWidgetProps } from './list-widget-props.js'

const columns: readonly ListWidgetColumn<Loan>[] = [
  { id: 'title', header: 'Title & Loan', width: 240, text: ({ title }) => title, detail: ({ id }) => id },
  { id: 'borrower', header: 'Borrower', width: 180, text: ({ borrower }) => borrower, detail: ({ branch }) => branch },
  { id: 'status', header: 'Status', width: 120, text: ({ status }) => status },
  { id: 'daysOut', header: 'Days Out', width: 120, align: 'end', text: ({ daysOut }) => String(daysOut) },
]
const tabs = [
  { id: 'out', label: 'On loan (12)' },
  { id: 'overdue', label: 'Overdue (3)' },
  { id: 'reserved', label: 'Reserved (0)' },
]
const renderRowActions = () => <Button size="small">Renew</Button>

function Working(props: ListWidgetProps<Loan>) {
  const [page, setPage] = useState(props.page)
  const [sort, setSort] = useState(props.sortDescriptor ?? null)
  const column = columns.find(({ id }) => id === sort?.columnId)
  return (
    <ListWidget
      {...props}
      page={page}
      onPageChange={setPage}
      rows={sort && column ? sortRows(props.rows, (loan) => column.text(loan), sort.direction) : props.rows}
      sortDescriptor={sort}
      onSortChange={(next) => {
        setSort(next)
        setPage(1)
        props.onSortChange?.(next)
      }}
    />
  )
}

const guidance = {
  when: [
    'On a start page, for a few lists of the same kind that users look into every day.',
    'Where most of what people want is among the first rows, and the whole list is a page of its own.',
  ],
  whenNot: [
    'For a list that is worked through: use `DataTable` on its own page.',
    'For one short list without a page of its own: use a `Card`.',
  ],
  anatomy: [
    ['Head', 'The heading, and the way to the whole list of the selected tab.'],
    ['Tabs', 'One for each list, with its count; they scroll where there is no space for all.'],
    ['Above the list', 'What the caller puts there: a picture of the list, its filters, its order.'],
    [
      'List',
      'Five rows of two lines, or cards below 768 px, which columns with a place turn into summaries; a press opens the row.',
    ],
    ['Chart', 'Below the list; on a phone folded under its title, with the link to the whole list above it.'],
    ['Page buttons', 'Which rows are shown, and the way to the others; they stay where they are on the last page.'],
  ],
  keyboard: [
    ['Left and right arrows', 'On a tab: show the next list.'],
    ['Tab', 'Goes from the tabs through the content above the list into the table, which is one stop.'],
    ['Arrows', 'In the table: go from cell to cell.'],
    [
      'Enter',
      'On the first cell: goes to its button, which opens the row. On another cell without one: opens the row.',
    ],
  ],
  pattern: 'WAI-ARIA Tabs over a WAI-ARIA Grid',
} satisfies Guidance

const meta = {
  title: 'Components/ListWidget',
  component: ListWidget,
  tags: ['beta'],
  parameters: { guidance },
  render: (args) => <Working {...args} />,
  args: {
    title: 'Lending',
    link: { label: 'View all loans', href: '#loans' },
    tabs,
    tabsLabel: 'Loans by state',
    selectedTab: 'out',
    onTabChange: fn(),
    tableLabel: 'On loan',
    columns,
    rows: loans(12),
    getRowId: loanId,
    page: 1,
    onPageChange: fn(),
    onSortChange: fn(),
    onRowAction: fn(),
    renderRowActions,
    rowActionsWidth: 120,
    emptyText: 'There is nothing on loan.',
    errorText: 'Something went wrong.',
    refreshText: 'Refresh',
    onRefresh: fn(),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    renderRowActions: { control: false },
    children: { control: false },
    footer: { control: false },
  },
} satisfies Meta<typeof ListWidget<Loan>>
export default meta
type Story = StoryObj<Meta<typeof ListWidget<Loan>>>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Lending' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View all loans' })).toHaveAttribute('href', '#loans')
    await expect(canvas.getByRole('tab', { name: 'On loan (12)' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByText('Showing 1 - 5 of 12')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'Overdue' })[0] ?? document.body)
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Winter Bees' }))
    await expect(args.onRowAction).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Renew' })[0] ?? document.body)
    await expect(args.onRowAction).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Borrower' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'borrower', direction: 'ascending' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Overdue (3)' }))
    await expect(args.onTabChange).toHaveBeenCalledWith('overdue')
  },
}

export const LastPage: Story = { args: { page: 3 } }

export const WithPartsAroundTheList: Story = {
  args: {
    children: <Button size="small">Filter loans</Button>,
    footer: <a href="#overdue">All that is overdue</a>,
  },
}

export const Loading: Story = { args: { state: 'loading', rows: [] } }

export const Empty: Story = {
  args: { selectedTab: 'reserved', rows: [], emptyText: 'Nothing is reserved.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is reserved.')).toBeVisible()
    await expect(await canvas.findByText('Showing 0 - 0 of 0')).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { state: 'error', rows: [] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    rows: longLoans,
    tabs: Array.from({ length: 9 }, (_, branch) => ({
      id: branch === 0 ? 'out' : `b${branch}`,
      label: `Branch of the Northern Harbour ${branch + 1} (1,204)`,
    })),
  },
}

/** With letters twice as large a table has no room left in the same window, and nothing is cut. */
export const LargeText: Story = {
  globals: { viewport: { value: '1280-900', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    const cards = () => within(canvas.getByRole('list', { name: 'On loan' })).getAllByRole('listitem')
    await waitFor(() => expect(cards()).toHaveLength(5), { timeout: 10_000 })
    await expect(canvas.queryByRole('columnheader')).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas }) => {
    const [card] = await within(
      await canvas.findByRole('list', { name: 'On loan' }, { timeout: 10_000 }),
    ).findAllByRole('listitem')
    await userEvent.click(within(card ?? document.body).getByText('Borrower'))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeEnabled()
  },
}

const summaryColumns = columns.map((column): ListWidgetColumn<Loan> => {
  if (column.id === 'status') return { ...column, card: 'status', tone: () => 'info' }
  if (column.id === 'daysOut') return { ...column, card: 'meta', cardText: ({ daysOut }) => `${daysOut} days` }
  return { ...column, card: 'subtitle' }
})

/** Columns with a place on a card make it a summary. The list has the first place: the chart is folded below it. */
export const NarrowWithSummaries: Story = {
  globals: Narrow.globals,
  args: {
    columns: summaryColumns,
    children: <Button size="small">Filter loans</Button>,
    chart: { title: 'Summary', content: <p>Nine of twelve loans are overdue.</p> },
  },
  play: async ({ args, canvas }) => {
    const cards = await canvas.findAllByRole('article', undefined, { timeout: 10_000 })
    for (const card of cards) await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(130)
    await userEvent.click(canvas.getByRole('button', { name: 'Winter Bees' }))
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    const top = (role: string, name: string) => canvas.getByRole(role, { name }).getBoundingClientRect().top
    await expect(top('combobox', 'Sort by')).toBeLessThan(top('button', 'Filter loans') + 40)
    await expect(top('link', 'View all loans')).toBeGreaterThan(cards[0]?.getBoundingClientRect().bottom ?? Infinity)
    const chart = await canvas.findByText('Nine of twelve loans are overdue.')
    await expect(chart).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Summary' }))
    await expect(chart).toBeVisible()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="ready" width="full">
        <Working {...args} title="Ready" tableLabel="Ready" />
      </State>
      <State label="empty" width="full">
        <Working {...args} title="Empty" tableLabel="Empty" rows={[]} />
      </State>
      <State label="error" width="full">
        <Working {...args} title="Failed" tableLabel="Failed" rows={[]} state="error" />
      </State>
    </StatesSheet>
  ),
}
