import type { Meta, StoryObj } from '@storybook/react-vite'
import { SettingsIcon } from '../../icons/icons.js'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.js'
import { longLoans, type Loan } from '../DataTable/library-loans.fixture.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { UnderlineNav } from '../UnderlineNav/UnderlineNav.js'
import { type Guidance, sheetParameters, State, StatesSheet } from '../../testing/stories/component-page.js'
import { filters, list, withList, Working } from './list-screen.fixture.js'
import { ListScreen } from './ListScreen.js'

const guidance = {
  when: ['For a page whose subject is one long list that people narrow, sort, export and work through.'],
  whenNot: [
    'For a few rows on a start page: use `ListWidget`.',
    'For a table among other content: use `DataTable`, with `Toolbar` and `ListFilters` where it needs them.',
  ],
  anatomy: [
    ['Header', 'Breadcrumb, title, a line about whose list it is, and the buttons of the page.'],
    ['Switcher', 'The ways to lists of the same kind, beside the title: links, or a choice.'],
    [
      'Toolbar',
      'The button of the filters, the count, further actions and a menu. From 1280 px on, count and actions are beside the title. On a phone two lines: count and actions, then filters and the order of the cards.',
    ],
    [
      'Filters',
      'Fields that take effect at once, in a wide window beside their button; shown while one is set or the user opens them; below 768 px a dialog. Hidden ones list what is set.',
    ],
    [
      'Quick choices',
      'What users look for most (`isQuick` of a filter), each a press away while the fields are hidden and no other filter is set; a second press takes it back. Below 768 px they are a field of the dialog.',
    ],
    [
      'Table',
      'Page by page, or with the size All one list that scrolls; below 768 px cards. The page size is below it, with the pages.',
    ],
    ['Note', 'A line under the name of each row, such as whose turn it is; on cards a column says it.'],
    ['More columns', 'How many are out of view at the end, which fades; a press brings the next ones into view.'],
    ['No rows', 'One sentence, what was looked for, and where filters keep rows back a button that clears them.'],
    ['Prompt', 'In place of the list, where users choose first whose list it is.'],
  ],
  keyboard: [
    ['Tab', 'Goes through header, toolbar and filters into the table, which is one stop.'],
    ['Arrows', 'In the table: go from cell to cell.'],
    ['Enter', 'On a header: sorts. On a cut text: shows all of it.'],
    ['F2', 'On a name: goes to the note below it.'],
  ],
  pattern: 'A page header, a toolbar and a WAI-ARIA Grid',
} satisfies Guidance

const meta = {
  title: 'Components/ListScreen',
  component: ListScreen,
  tags: ['beta'],
  parameters: { guidance },
  render: (args) => <Working {...args} />,
  args: {
    header: {
      title: 'Loans',
      breadcrumb: [{ label: 'Library', href: '#library' }, { label: 'Loans' }],
      actions: <Button variant="primary">Lend a book</Button>,
    },
    switcher: (
      <UnderlineNav
        aria-label="Lists"
        items={[
          { id: 'out', label: 'On loan', href: '#out', current: 'page' },
          { id: 'back', label: 'Returned', href: '#back' },
        ]}
      />
    ),
    list,
  },
  argTypes: { header: { control: false }, switcher: { control: false }, list: { control: false } },
} satisfies Meta<typeof ListScreen<Loan>>
export default meta
type Story = StoryObj<Meta<typeof ListScreen<Loan>>>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Loans' })).toBeVisible()
    await expect(await canvas.findByText('Showing 1 - 10 of 40')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByText('Showing 11 - 20 of 40')).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Branch' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Branch' }), 'Harbour')
    await expect(list.onFiltersChange).toHaveBeenLastCalledWith({ branch: 'Harbour' })
    await expect(await canvas.findByText('Showing 1 - 10 of 10')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveFocus()
  },
}

/** While a filter is set the fields are shown, until the user hides them: then what is set is listed. */
export const Filtered: Story = {
  args: withList({ filters: filters.map((filter) => (filter.options ? { ...filter, value: 'Harbour' } : filter)) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Branch' })).toHaveValue('Harbour')
    await expect(canvas.queryByRole('button', { name: 'Remove Branch: Harbour' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }))
    await expect(canvas.getByRole('button', { name: 'Remove Branch: Harbour' })).toBeVisible()
  },
}

/** If users choose first whose list it is, the way to do that is in its place. */
export const Prompt: Story = {
  args: {
    prompt: <EmptyState title="Choose a branch to see its loans." action={<Button>Choose a branch</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a branch' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Loans' })).toBeNull()
  },
}

/** The menu loads the list again; without a sort there is none to take away. */
export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Default order' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(menu.getByRole('menuitem', { name: 'Refresh list' }))
    await expect(list.onRefresh).toHaveBeenCalled()
  },
}

export const OneListWithoutPages: Story = {
  args: withList({ pageSize: 'all' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'On loan' })).toHaveAttribute('aria-rowcount', '41')
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()
  },
}

export const Loading: Story = { args: withList({ state: 'loading', rows: [] }) }

/** Until the columns are known there is no table, rather than one that changes while users watch. */
export const LoadingColumns: Story = {
  args: withList({ columns: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

export const Empty: Story = {
  args: withList({ rows: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no loans.')).toBeVisible()
  },
}

/** If filters keep rows back, the empty list leads out of them. */
export const NothingPasses: Story = {
  args: withList({
    rows: [],
    hasHiddenRows: true,
    emptyDescription: 'No loan is from Harbour.',
    filters: filters.map((filter) => (filter.options ? { ...filter, value: 'Harbour' } : filter)),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no loans.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(list.onFiltersChange).toHaveBeenLastCalledWith({ name: '', branch: 'all' })
    await expect(canvas.getByRole('group', { name: 'Filter' })).toHaveFocus()
  },
}

/** The default texts: that there is no data, or none that passes the filters. */
export const EmptyByDefault: Story = {
  args: withList({ rows: [], emptyText: undefined }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data.')).toBeVisible()
  },
}
export const NothingPassesByDefault: Story = {
  args: withList({ rows: [], emptyText: undefined, hasHiddenRows: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No available results.')).toBeVisible()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  tags: ['!autodocs'],
  args: withList({ state: 'error', rows: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load the loans. Try again.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(list.onRefresh).toHaveBeenCalled()
  },
}

export const LongContent: Story = { args: withList({ rows: longLoans }) }

const settings = { id: 'settings', label: 'Loan settings', href: '#settings', icon: SettingsIcon }

/** A way to another page is a link of the toolbar where there is room. */
export const Links: Story = {
  globals: { viewport: { value: '1280-800', isRotated: false } },
  args: withList({ links: [settings] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Loan settings' })).toHaveAttribute('href', '#settings')
  },
}

/** Two lines of tools; what does not fit is in the menu. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: withList({ links: [settings] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'On loan' }, { timeout: 10_000 })).toBeVisible()
    const tools = within(canvas.getByRole('group', { name: 'Loans' }))
    const sort = tools.getByRole('combobox', { name: 'Sort by' })
    const parts = [...tools.getAllByRole('button'), sort.parentElement ?? sort]
    await expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(2)
    await expect(canvas.getAllByRole('combobox', { name: 'Sort by' })).toHaveLength(1)
    await userEvent.selectOptions(sort, 'Title')
    await expect(list.onSortChange).toHaveBeenLastCalledWith({ columnId: 'title', direction: 'ascending' })
    await expect(tools.queryByRole('link')).toBeNull()
    await userEvent.click(tools.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Loan settings' })).toHaveAttribute('href', '#settings')
    await userEvent.keyboard('{Escape}')
    await expect(tools.queryByRole('combobox', { name: 'Rows per page' })).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25')
    await expect(list.onPageSizeChange).toHaveBeenLastCalledWith(25)
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeInTheDocument()
  },
}

export const States: Story = {
  parameters: sheetParameters,
  render: (args) => (
    <StatesSheet>
      <State label="empty" width="full">
        <ListScreen {...args} header={{ title: 'Empty' }} list={{ ...args.list, rows: [], tableLabel: 'Empty' }} />
      </State>
    </StatesSheet>
  ),
}
