import { caseLists, defaultCaseFilters } from '@producer-portal/domain/cases'
import { defaultColumnSettings, lockColumn } from '@producer-portal/domain/column-settings'
import { maskContractNumber } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyList } from '../../testing/story-list.js'
import { TextSpacing } from '../../testing/TextSpacing.js'
import { desktop, phone } from '../../testing/windows.js'
import { caseScreenArgs, viewAsUser, WorkingCaseScreen } from './case-screen.fixture.js'
import { CaseScreen } from './CaseScreen.js'

/** Longer journeys through a case list. */
/** The values of the fields of a phone: the chart of the dashboard sets the other filter. */
const { age: _, ...offeredFilters } = defaultCaseFilters
/** Those of a wide window, where reasons are buttons of their own. */
const { attention: __, ...fieldFilters } = offeredFilters

const meta = {
  title: 'Features/Cases/CaseScreen in use',
  component: CaseScreen,
  tags: ['!autodocs'],
  args: caseScreenArgs,
  parameters: { viewAs: viewAsUser },
  globals: desktop.globals,
  render: (args) => <WorkingCaseScreen {...args} />,
} satisfies Meta<typeof CaseScreen>
export default meta
type Story = StoryObj<typeof meta>

const pending = defaultColumnSettings('pending')

/** The texts of one column, row by row, as they are shown; the column must be in view. */
function columnTexts(canvasElement: HTMLElement, header: string): readonly string[] {
  const headers = [...canvasElement.querySelectorAll('[role="columnheader"]')]
  const place = headers.find((each) => each.textContent.startsWith(header))?.getAttribute('aria-colindex')
  const cells = [
    ...canvasElement.querySelectorAll(`:is([role="gridcell"], [role="rowheader"])[aria-colindex="${place}"]`),
  ]
  return cells.map((cell) => cell.textContent)
}

const getNumbers = (texts: readonly string[]) => texts.map(Number)

/** With more room between letters no header is cut. */
export const WideLetters: Story = {
  render: (args) => (
    <TextSpacing>
      <WorkingCaseScreen {...args} />
    </TextSpacing>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Contract Number' })
    await document.fonts.ready
    for (const header of canvas.getAllByRole('columnheader'))
      for (const part of header.querySelectorAll('button, button *'))
        await expect(part.scrollWidth, header.textContent).toBeLessThanOrEqual(Math.max(part.clientWidth, 1))
  },
}

/** Days pending compare as numbers; the same header turns the order round. */
export const SortByDaysPending: Story = {
  args: { columns: { settings: lockColumn(pending, 'days-pending') } },
  play: async ({ args, canvas, canvasElement }) => {
    const header = await canvas.findByRole('button', { name: 'Days Pending' })
    await userEvent.click(header)
    await expect(args.list.state.onSortChange).toHaveBeenLastCalledWith({
      columnId: 'days-pending',
      direction: 'ascending',
    })
    const ascending = getNumbers(columnTexts(canvasElement, 'Days Pending'))
    await expect(ascending).toHaveLength(10)
    await expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
    await userEvent.click(header)
    const descending = getNumbers(columnTexts(canvasElement, 'Days Pending'))
    await expect(descending[0]).toBeGreaterThan(ascending[0] ?? 0)
    await expect(descending).toEqual(descending.toSorted((a, b) => b - a))
  },
}

/** A new order starts on the first page. */
export const SecondPage: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }))
    await expect(args.list.state.onPageChange).toHaveBeenCalledWith(2)
    await expect(canvas.getByText('Showing 11 - 12 of 12')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Insured Name' }))
    await expect(await canvas.findByText('Showing 1 - 10 of 12')).toBeVisible()
  },
}

/** A cell is cut after 38 characters; it opens the full text, and closing gives the focus back. */
export const FullText: Story = {
  play: async ({ canvas }) => {
    const name = 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau'
    const cell = await canvas.findByRole('button', { name: new RegExp(name) })
    await expect(cell.nextElementSibling).toHaveTextContent('Wilhelmina Charlotte von Hohenfels-Lin…')
    await userEvent.click(cell)
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent(name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A row shows the requirement that matters most; it expands to one line for each, and all rows do by the menu. */
export const OneLineEach: Story = {
  args: { columns: { settings: lockColumn(pending, 'requirements') } },
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).length
    const [button] = canvas.getAllByRole('button', { name: /^Show all \d+ requirements of/ })
    const count = Number(button?.getAttribute('aria-label')?.match(/\d+/)?.[0])
    if (button) await userEvent.click(button)
    await expect(canvas.getAllByRole('row')).toHaveLength(rows + count)
    await expect(canvas.getByRole('button', { name: /^Hide the requirements of/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Collapse all rows' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(rows)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Expand all rows' }))
    await expect(canvas.queryByRole('button', { name: /^Show all \d+ requirements of/ })).toBeNull()
  },
}

/** The table is one stop of the Tab key; the arrows go from cell to cell. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
    canvas.getByRole('button', { name: 'More actions' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Filter Cases' })).toHaveFocus()
    for (const name of ['Requirements waiting on you', 'Offers to review', 'Pending over 90 days']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Insured Name' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(document.activeElement).toHaveAttribute('aria-colindex', '4')
  },
}

/** On a phone the order is chosen from a list. */
export const SortCards: Story = {
  globals: phone.globals,
  parameters: { viewAs: viewAsUser },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Sort by'), 'Insured Name')
    await expect(args.list.state.onSortChange).toHaveBeenCalledWith({
      columnId: 'insured-name',
      direction: 'ascending',
    })
  },
}

/** Fields take effect at once; the table, its count and its page follow. */
export const FilterAtOnce: Story = {
  args: { list: storyList(caseLists.pending, { page: 2 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter Cases' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or contract number' }), 'wilhelmina')
    await expect(args.list.state.onFiltersChange).toHaveBeenLastCalledWith({ name: 'wilhelmina' })
    await expect(await canvas.findByText('Showing 1 Pending Case')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(await canvas.findByText('Showing 12 Pending Cases')).toBeVisible()
  },
}

/** Filter Cases hides the fields; what narrows the list stays in sight and can be cleared. */
export const HideTheFields: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filter Cases' })
    await userEvent.click(opener)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordered By' }), 'Home Office')
    await userEvent.click(opener)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('combobox', { name: 'Ordered By' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(args.list.state.onFiltersChange).toHaveBeenLastCalledWith(fieldFilters)
    await expect(await canvas.findByText('Showing 12 Pending Cases')).toBeVisible()
  },
}

export const ChooseThePageSize: Story = {
  play: async ({ args, canvas }) => {
    const sizes = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', '100', 'All'])
    await userEvent.selectOptions(sizes, '25')
    await expect(args.list.state.onPageSizeChange).toHaveBeenLastCalledWith(25)
    await expect(await canvas.findByText('Showing 1 - 12 of 12')).toBeVisible()
    await userEvent.selectOptions(sizes, 'All')
    await waitFor(() => expect(canvas.queryByText('Showing 1 - 12 of 12')).toBeNull())
  },
}

/** The menu of the toolbar asks for the list again, and takes a sort away. */
export const ToolbarMenu: Story = {
  args: { list: storyList(caseLists.pending, { sort: { columnId: 'days-pending', direction: 'ascending' } }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Default order' }))
    await expect(args.list.state.onSortClear).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh list' }))
    await expect(args.loaded.onRetry).toHaveBeenCalledOnce()
  },
}

/** On a phone the filters are in a dialog and apply together. */
export const FilterOnAPhone: Story = {
  globals: phone.globals,
  parameters: { viewAs: viewAsUser },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter Cases' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter Cases' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ordered By' }), 'Agent')
    await expect(args.list.state.onFiltersChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear Filters' }))
    await expect(dialog.getByRole('combobox', { name: 'Ordered By' })).toHaveValue('all')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time' }), 'Today')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }))
    await expect(args.list.state.onFiltersChange).toHaveBeenCalledWith({ ...offeredFilters, time: 'today' })
    await expect(await canvas.findByRole('button', { name: 'Remove Time: Today' })).toBeVisible()
  },
}

/** A card says the most important on a few lines, then the rest of it; the toolbar's menu holds what has no room beside it. */
export const CardsOnAPhone: Story = {
  parameters: { viewAs: viewAsUser },
  globals: phone.globals,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Pending cases' })
    const first = within(canvas.getAllByRole('article')[0] ?? document.body)
    await expect(first.queryAllByRole('term')).toHaveLength(0)
    await userEvent.click(first.getByRole('button', { name: 'All fields' }))
    await expect(first.getAllByRole('term').length).toBeGreaterThan(10)
    await expect(first.queryByText('Contract Number')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Column Settings' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Column Settings' })).toHaveAttribute(
      'href',
      '/new-business/column-settings/pending',
    )
  },
}

/** For showing around: placeholders instead of agents and contract numbers, as the toolbar can have it in every story. */
export const MaskedSampleData: Story = {
  globals: { sampleData: 'masked' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Pending cases' })
    await expect(await within(table).findByText(maskContractNumber('0100100101'))).toBeVisible()
    await expect(within(table).queryByText('0100100101')).toBeNull()
    await expect(within(table).queryByText(/Rivera/)).toBeNull()
  },
}
