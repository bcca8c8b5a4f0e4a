import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { DataTable } from './DataTable.js'
import { loanColumns, loanId, loans, lockedLoanColumns, longLoans, type Loan } from './library-loans.fixture.js'
import { continuous, paged } from './paged-loans.fixture.js'

const few = loans(48)
const guidance = {
  when: [
    'For rows that users compare, sort and look through: ten or a hundred thousand.',
    'With `pagination` in a page of other things; without it where the table is the page and has a height to fill.',
    'With up to three locked columns that say which row this is; more leave too little space for the rest.',
  ],
  whenNot: [
    'For a few facts about one thing: use `DescriptionList`.',
    'For two or three rows that need no sort: use `Card`s or a list.',
    'To edit many values at once, as in a spreadsheet: open the row in a `SlideOut` and use a form.',
  ],
  anatomy: [
    ['Frame', 'A hairline around everything that belongs to the table, its page buttons and its messages included.'],
    ['Header', 'Stays in view. A press sorts; the arrow shows on the sorted column, and on others under the pointer.'],
    ['Handle', 'With `isResizable`: the end edge of a header. Drag it, press it for buttons, press twice to fit.'],
    [
      'Locked block',
      'Stays at the start while it takes no more than 60 % of the width; columns scroll into the shadow of its edge.',
    ],
    ['Row number', 'Muted; counts on from page to page.'],
    ['Cut text', 'Dotted underline; opens in full by pointer, touch and keyboard.'],
    ['Row actions', 'Small quiet buttons or a menu at the end of each row.'],
    [
      'Row that expands',
      'With `expansion`: a chevron after the row actions, and a line for each item in the same columns.',
    ],
    [
      'Row that opens',
      'With `onRowAction`: a press anywhere on the row; a control in it does the same. With `getRowHref`, its name is a link, and Ctrl, Command or the middle button open a new tab.',
    ],
    ['Page buttons', 'Below the rows; the same texts as `Pagination`.'],
    [
      'Cards',
      'Below 768 px: one card a row, a choice of order above them, and no field that is blank. Where columns have places on it, a card is a summary of a few lines, and a button shows all fields; otherwise it lists the first ones, and a button shows the others.',
    ],
  ],
  keyboard: [
    ['Tab', 'Goes into the table, to the cell that had the focus last; the next one leaves it.'],
    [
      'Arrows',
      'Go from cell to cell, the headers included; what is hidden scrolls into view. The only button, link or checkbox of a cell has the focus itself.',
    ],
    ['Home, End', 'Go to the ends of the row; with Ctrl to those of the table.'],
    ['Page up, Page down', 'Go a screen of rows up or down.'],
    [
      'Enter',
      'On a header: sorts. On cut text: shows it in full. On the only button, link or checkbox of a cell: presses it. On a cell with several: goes to the first. Otherwise opens the row.',
    ],
    ['F2', 'The same in a row. On a header that can be resized: goes to its handle.'],
    ['Left and right arrows', 'Inside a cell: go from control to control. On a handle: 16 px a step, 64 with Shift.'],
    ['Home, End', 'On a handle: as narrow as it may be; as wide as its content.'],
    ['Enter, Escape', 'On a handle: keep the width; give it up. Both go back to the header.'],
    ['Escape', 'Inside a cell: goes back to the cell.'],
  ],
  pattern: 'WAI-ARIA Grid, with one tab stop; a handle follows Window Splitter',
} satisfies Guidance

const meta = {
  title: 'Components/DataTable',
  component: DataTable,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    'aria-label': 'Loans',
    columns: lockedLoanColumns,
    rows: few,
    getRowId: loanId,
    maxCharacters: 38,
    onSortChange: fn(),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    pagination: { control: false },
    emptyState: { control: false },
    errorState: { control: false },
  },
} satisfies Meta<typeof DataTable<Loan>>
export default meta
type Story = StoryObj<Meta<typeof DataTable<Loan>>>

const firstRow = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('rowheader')[0]

export const Paged: Story = { render: paged }

export const Sorted: Story = {
  render: paged,
  args: { defaultSortDescriptor: { columnId: 'due', direction: 'descending' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ columnId: 'title', direction: 'ascending' })
    await expect(canvas.getByRole('columnheader', { name: 'Title Locked' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(firstRow(canvasElement)).toHaveTextContent('A Field Guide to Lichens')
  },
}

/** Rows with addresses: each name is a link, which opens in a new tab as every link does. */
export const Links: Story = {
  render: paged,
  args: { onRowAction: fn(), getRowHref: ({ id }) => `#${id}` },
  play: async ({ args, canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link')
    await expect(link).toHaveAttribute('href', '#L-10000')
    await userEvent.click(link as HTMLElement)
    await expect(args.onRowAction).toHaveBeenCalledOnce()
    await expect(firstRow(canvasElement)).toHaveFocus()
  },
}

export const Truncation: Story = {
  render: paged,
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', {
      name: 'Reserved by the next reader\u00A0· Send a letter\u00A0· Hold for ten days',
    })
    button?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(document.body).findByRole('dialog', { name: 'Notes' }, { timeout: 10_000 })
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Continuous: Story = {
  render: continuous,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Title' }).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(document.activeElement?.getAttribute('aria-colindex')).toBe('11')
    await expect(canvas.getByRole('gridcell', { name: '10000' })).toBeVisible()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('gridcell', { name: '1' })).toBeVisible()
  },
}

export const RowActions: Story = {
  render: paged,
  args: {
    rowActionsWidth: 176,
    renderRowActions: () => (
      <>
        <Button size="small" variant="quiet">
          Renew
        </Button>
        <Button size="small" variant="quiet">
          Return
        </Button>
      </>
    ),
  },
}

export const ActionsFirst: Story = {
  render: paged,
  args: {
    hasActionsFirst: true,
    rowActionsWidth: 88,
    renderRowActions: () => (
      <Button size="small" variant="quiet">
        Renew
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toHaveAttribute('aria-colindex', '2')
  },
}

export const Loading: Story = { render: paged, args: { state: 'loading' } }

export const Empty: Story = {
  render: paged,
  args: {
    rows: [],
    emptyState: <EmptyState title="No book is out at this branch." action={<Button>Show all branches</Button>} />,
  },
}

/** The default texts. */
export const EmptyByDefault: Story = {
  render: paged,
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data.')).toBeVisible()
  },
}

export const Failed: Story = { render: paged, name: 'Error', args: { state: 'error', onRetry: fn() } }

export const LongContent: Story = { render: paged, args: { rows: longLoans } }

export const Keyboard: Story = {
  render: paged,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Title' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent('L-10000')
    await userEvent.keyboard('{PageDown}')
    await expect(document.activeElement).toHaveTextContent('L-10009')
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Title Locked' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('button', { name: 'Title' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

const actions = () => (
  <Button size="small" variant="quiet">
    Renew
  </Button>
)
export const States: Story = {
  parameters: sheetParameters,
  args: { rows: few.slice(0, 3), pagination: { page: 1, pageSize: 3, onPageChange: () => undefined } },
  render: (args) => (
    <StatesSheet>
      <State label="sorted, locked columns, cut text" width="full">
        <DataTable
          {...args}
          aria-label="Sorted"
          rows={few}
          defaultSortDescriptor={{ columnId: 'due', direction: 'descending' }}
        />
      </State>
      <State label="hover" force="hover" width="full">
        <DataTable {...args} aria-label="Hover" columns={loanColumns.slice(0, 5)} />
      </State>
      <State label="columns can be resized" width="full">
        <DataTable {...args} aria-label="Resizable" columns={loanColumns.slice(0, 5)} isResizable />
      </State>
      <State label="row actions, no row numbers" width="full">
        <DataTable
          {...args}
          aria-label="Actions"
          columns={loanColumns.slice(0, 5)}
          showRowNumbers={false}
          renderRowActions={actions}
        />
      </State>
      <State label="long text" width="full">
        <DataTable {...args} aria-label="Long" rows={longLoans.slice(0, 3)} />
      </State>
      <State label="loading" width="full">
        <DataTable {...args} aria-label="Loading" rows={[]} state="loading" />
      </State>
      <State label="empty" width="full">
        <DataTable {...args} aria-label="Empty" rows={[]} />
      </State>
      <State label="error" width="full">
        <DataTable {...args} aria-label="Error" state="error" onRetry={() => undefined} />
      </State>
      <State label="no space for a table" width="column">
        <DataTable {...args} aria-label="Cards" rows={few.slice(0, 2)} />
      </State>
    </StatesSheet>
  ),
}
