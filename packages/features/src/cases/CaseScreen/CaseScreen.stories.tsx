import { caseLists, defaultCaseFilters } from '@producer-portal/domain/cases'
import {
  defaultColumnSettings,
  lockColumn,
  setColumnVisible,
  unlockColumn,
} from '@producer-portal/domain/column-settings'
import { mockCases } from '@producer-portal/domain/mocks'
import { Button } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { storyList } from '../../testing/story-list.js'
import { desktop, phone } from '../../testing/windows.js'
import { caseScreenArgs, viewAsUser, withCases, WorkingCaseScreen } from './case-screen.fixture.js'
import { CaseScreen } from './CaseScreen.js'

const meta = {
  title: 'Features/Cases/CaseScreen',
  component: CaseScreen,
  args: caseScreenArgs,
  parameters: { viewAs: viewAsUser },
  render: (args) => <WorkingCaseScreen {...args} />,
} satisfies Meta<typeof CaseScreen>
export default meta
type Story = StoryObj<typeof meta>

const pending = defaultColumnSettings('pending')
export const Default: Story = {
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'New Business' })).toBeVisible()
    await expect(canvas.getByText('Showing 12 Pending Cases')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: 'Pending (12)' })).toHaveAttribute('aria-current', 'page')
    const table = await canvas.findByRole('grid', { name: 'Pending cases' })
    await expect(table).toHaveAttribute('aria-colcount', String(pending.length + 2))
  },
}

export const NotPlaced: Story = {
  args: { list: storyList(caseLists.not_placed), ...withCases(mockCases(storyNow, 'not_placed')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Showing \d+ Not Placed Cases?$/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: withCases([], 'loading'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading cases')).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  args: withCases([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByText('Showing 0 Pending Cases')).toBeVisible()
  },
}

export const LoadFailed: Story = { name: 'Error', args: withCases([], 'error') }

/** A list that is narrowed shows its filters; hidden, they leave what is set with a way to take it away. */
export const Filtered: Story = {
  ...desktop,
  args: {
    list: storyList(caseLists.pending, { filters: { ...defaultCaseFilters, orderedBy: 'Agent', time: 'past-90' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('all')
    await expect(canvas.getByRole('combobox', { name: 'Agency / Agent' })).toHaveValue('all')
    await expect(canvas.getByRole('combobox', { name: 'Ordered By' })).toHaveValue('Agent')
    await userEvent.click(canvas.getByRole('button', { name: /^Filter Cases/ }))
    await expect(canvas.getByRole('button', { name: 'Remove Ordered By: Agent' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove Time: Past 90 days' })).toBeVisible()
  },
}

/** Others put the export and further actions into the toolbar, and actions into the rows. */
export const WithSlots: Story = {
  ...desktop,
  args: {
    renderExport: ({ count }) => <Button size="small">{`Export ${count}`}</Button>,
    rowLinks: {
      renderRowActions: () => (
        <Button size="small" variant="quiet">
          Details
        </Button>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export 12' })).toBeVisible()
  },
}

/** Locked columns stay in view however far the list is scrolled; the name does from the start. */
export const LockedColumns: Story = {
  globals: { viewport: { value: '1280-800' } },
  parameters: { viewAs: viewAsUser },
  args: { columns: { settings: lockColumn(pending, 'contract-number') } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Pending cases' })
    await expect(await canvas.findAllByText('Locked')).toHaveLength(2)
    const scroller = table.closest('.dt-scroller') ?? table
    const placeOf = (name: RegExp) => canvas.getByRole('columnheader', { name }).getBoundingClientRect().left
    const places = () => [placeOf(/^Insured Name/), placeOf(/^Contract Number/)]
    const [before, product] = [places(), placeOf(/^Product Name/)]
    scroller.scrollTo({ left: 400 })
    await waitFor(() => expect(scroller.scrollLeft).toBe(400))
    await waitFor(() => expect(placeOf(/^Product Name/)).toBe(product - 400))
    await expect(places()).toEqual(before)
    scroller.scrollTo({ left: 0 })
  },
}

/** The table has the user's columns, and the toolbar links to the page that arranges them. */
export const ArrangedColumns: Story = {
  ...desktop,
  args: {
    columns: {
      settings: setColumnVisible(
        lockColumn(unlockColumn(pending, 'insured-name'), 'days-pending'),
        'contract-number',
        false,
      ),
    },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Pending cases' })
    await expect(table).toHaveAttribute('aria-colcount', String(pending.length + 1))
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers[2]).toContain('Days Pending')
    await expect(headers.join()).not.toContain('Contract Number')
    await expect(canvas.getByRole('link', { name: 'Column Settings' })).toHaveAttribute(
      'href',
      '/new-business/column-settings/pending',
    )
  },
}

/** While the column settings load there is no table, so that it isn't drawn twice. */
export const LoadingColumns: Story = {
  name: 'Loading: columns',
  args: { columns: { settings: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.queryByRole('list', { name: 'Pending cases' })).toBeNull()
  },
}

export const ColumnsNotRetrieved: Story = {
  tags: ['!autodocs'],
  name: 'Error: columns',
  ...desktop,
  args: { columns: { problem: 'not-retrieved', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-colcount', String(pending.length + 2))
    await expect(await screen.findByText('Failed to retrieve column settings.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(args.columns?.onRetry).toHaveBeenCalledOnce()
  },
}

export const UnknownColumn: Story = {
  tags: ['!autodocs'],
  name: 'Error: unknown column',
  args: { columns: { problem: 'title-not-found' } },
  play: async () => {
    await expect(await screen.findByText('Column title not found')).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** Names and products longer than a cell, a right-to-left name, six requirements in one case. */
export const LongContent: Story = {
  args: { ...withCases(caseScreenArgs.loaded.rows.slice(1, 7)), list: storyList(caseLists.pending, { pageSize: 6 }) },
}

/** Below 768 px each case is a card: its first columns, and the others when they are asked for. */
export const Narrow: Story = {
  tags: ['!autodocs'],
  ...phone,
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Pending cases' })
    await expect(cards.children).toHaveLength(10)
    for (const card of cards.children) await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(130)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
