import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useEffect, useState } from 'react'
import { loanColumns, loanId, type Loan } from '../DataTable/library-loans.fixture.js'
import type { ListFilter } from '../ListFilters/list-filter.js'
import { filters, list, withList, Working } from './list-screen.fixture.js'
import { ListScreen } from './ListScreen.js'
import type { ListScreenProps } from './list-screen-props.js'

/** Rows with a note, and columns beyond the end. */
const meta = {
  title: 'Components/ListScreen wide',
  component: ListScreen,
  tags: ['!autodocs'],
  render: (args) => <Working {...args} />,
  args: { header: { title: 'Loans' }, list },
} satisfies Meta<typeof ListScreen<Loan>>
export default meta
type Story = StoryObj<Meta<typeof ListScreen<Loan>>>

function LateColumns(props: ListScreenProps<Loan>) {
  const [areKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return <Working {...props} list={areKnown ? props.list : { ...props.list, columns: null }} />
}

const [firstColumn, ...otherColumns] = loanColumns
const titledColumns = firstColumn ? [{ ...firstColumn, card: 'title' as const }, ...otherColumns] : loanColumns

/** Says how many columns are out of view at the end, brings them into it, and leads back. */
export const WideTable: Story = {
  args: withList({ columns: loanColumns.map((column) => ({ ...column, width: 280 })) }),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: /^\d+ more columns?$/ })
    const count = Number.parseInt(more.textContent, 10)
    await userEvent.click(more)
    await waitFor(() => expect(Number.parseInt(more.textContent, 10) || 0).toBeLessThan(count))
    while (more.textContent !== 'First columns') {
      const before = more.textContent
      await userEvent.click(more)
      await waitFor(() => expect(more).not.toHaveTextContent(before))
    }
    await userEvent.click(more)
    await waitFor(() => expect(more).toHaveTextContent(`${count} more column`))
  },
}

const getBox = (element: Element) => element.getBoundingClientRect()

/** The fade at the end of the table, and where the columns end that are cut there. */
const readEnd = (canvasElement: HTMLElement) => {
  const edge = canvasElement.querySelector<HTMLElement>('.dt-scroller')?.closest('[data-framed]')?.nextElementSibling
  const headers = [...canvasElement.querySelectorAll('.dt-head-main > [role=columnheader]')]
  if (!edge) throw new Error('The table has no end')
  const { left, right, width } = getBox(edge)
  return { left, width, cut: headers.map(getBox).find((header) => header.right > right + 2) }
}

/** A cut number does not pass for a smaller one, and a number that is not cut is read to its end. */
export const FadeOfTheCutColumn: Story = {
  globals: { viewport: { value: '1280-800', isRotated: false } },
  args: withList({ columns: loanColumns.map((column) => ({ ...column, width: 280 })) }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /more columns?$/ })
    const scroller = canvasElement.querySelector('.dt-scroller')
    if (!scroller) throw new Error('There is no table')
    // Where the column after the one that is cut now would begin at the very end
    const next = (readEnd(canvasElement).cut?.right ?? 0) - getBox(scroller).right
    for (const [scrolledTo, width] of [
      [next, 12],
      [next + 20, 20],
      [next + 100, 40],
    ] as const) {
      scroller.scrollLeft = scrolledTo
      await waitFor(() => expect(readEnd(canvasElement).width).toBeCloseTo(width, -1))
    }
    await expect(readEnd(canvasElement).left).toBeGreaterThan(readEnd(canvasElement).cut?.left ?? Infinity)
  },
}

const wide = { viewport: { value: '1280-800', isRotated: false } }
const choice = (id: string, label: string): ListFilter => ({
  id,
  label,
  value: 'all',
  options: [{ value: 'all', label: 'All' }],
})
const fields: readonly ListFilter[] = [
  { id: 'name', label: 'Title or borrower', value: '' },
  choice('branch', 'Branch / Librarian'),
  choice('status', 'Status'),
  choice('orderedBy', 'Lent By'),
  choice('time', 'Time'),
]

/** A wide window has the tools beside the title, what is to be noticed above them, and one line for the filters. */
export const FiltersOpen: Story = {
  globals: wide,
  args: withList({ filters: fields, areFiltersOpen: true, pinned: <p>Emma is due tomorrow</p> }),
  play: async ({ canvas }) => {
    const title = getBox(canvas.getByRole('heading', { level: 1 }))
    for (const tool of [canvas.getByText(/^Showing \d+ loans$/), canvas.getByRole('button', { name: 'Export' })]) {
      await expect(getBox(tool).top).toBeGreaterThanOrEqual(title.top)
      await expect(getBox(tool).bottom).toBeLessThanOrEqual(title.bottom + 1)
    }
    await expect(getBox(canvas.getByText('Emma is due tomorrow')).bottom).toBeLessThanOrEqual(title.top)
    const button = getBox(canvas.getByRole('button', { name: 'Filter' }))
    const group = canvas.getByRole('group', { name: 'Filter' })
    await expect(getBox(group).top).toBe(button.top)
    await expect(getBox(group).height).toBe(button.height)
    await expect(button.top - title.bottom).toBeLessThanOrEqual(8)
    const [row] = await canvas.findAllByRole('rowheader')
    if (row) await expect(getBox(row).top - title.bottom).toBeLessThanOrEqual(98)
  },
}

/** The choices that users make most are a press away while the fields are hidden; another press takes one back. */
export const QuickChoices: Story = {
  globals: wide,
  args: withList({ filters: filters.map((filter) => (filter.options ? { ...filter, isQuick: true } : filter)) }),
  play: async ({ canvas }) => {
    const harbour = within(canvas.getByRole('group', { name: 'Branch' })).getByRole('button', { name: 'Harbour' })
    await userEvent.click(harbour)
    await expect(harbour).toHaveAttribute('aria-pressed', 'true')
    await expect(harbour).toHaveFocus()
    await userEvent.click(harbour)
    await expect(harbour).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(harbour)
    // A field while it is set and the fields are shown
    await userEvent.click(canvas.getByRole('button', { name: 'Filter 1 active' }))
    await expect(canvas.queryByRole('group', { name: 'Branch' })).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'Branch' })).toHaveValue('Harbour')
  },
}

/** Also where the columns are known only after a while. */
export const ColumnsComeLater: Story = {
  args: withList({ columns: loanColumns.map((column) => ({ ...column, width: 280 })) }),
  render: (args) => <LateColumns {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /more columns?$/ })).toBeVisible()
  },
}

/** Low rows have the note beside the name, in a wider column. */
export const RowNotesCompact: Story = {
  args: withList({
    columns: titledColumns,
    renderRowNote: ({ branch }) => <span>Collect in {branch}</span>,
    getRowHref: (loan) => `#${loanId(loan)}`,
  }),
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const [note] = await canvas.findAllByText(/^Collect in/)
    const [name] = canvas.getAllByRole('link')
    if (!note || !name) throw new Error('The list has no notes')
    await expect(getBox(note).left).toBeGreaterThanOrEqual(getBox(name).right)
    await expect(getBox(note).bottom).toBeLessThanOrEqual(getBox(name).bottom)
  },
}

/** A line under each name, whose control is reached with F2 on the name. */
export const RowNotes: Story = {
  args: withList({
    columns: titledColumns,
    renderRowNote: ({ branch }) => (
      <button type="button" style={{ color: 'inherit', background: 'none' }} onClick={() => undefined}>
        Collect in {branch}
      </button>
    ),
    getRowHref: (loan) => `#${loanId(loan)}`,
    onRowAction: fn(),
  }),
  play: async ({ args, canvas }) => {
    const [note] = await canvas.findAllByRole('button', { name: /^Collect in/ })
    await expect(note).toHaveAttribute('tabindex', '-1')
    const [name] = canvas.getAllByRole('link')
    if (name) await userEvent.click(name)
    await userEvent.keyboard('{F2}')
    await expect(note).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.list.onRowAction).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.list.onRowAction).toHaveBeenCalledTimes(2)
  },
}
