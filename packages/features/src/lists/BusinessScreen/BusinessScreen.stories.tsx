import { allValue } from '@producer-portal/domain/lists'
import { Button } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useStoryList } from '../../testing/story-list.js'
import { getStoryUser } from '../../testing/story-user.js'
import { desktop, phone } from '../../testing/windows.js'
import {
  longRows,
  narrowed,
  sampleColumns,
  sampleListArgs,
  type SampleListProps,
  sampleRows,
} from '../sample-list.fixture.js'
import { BusinessScreen } from './BusinessScreen.js'

function SampleScreen(props: SampleListProps) {
  return (
    <BusinessScreen
      {...props}
      list={useStoryList(props.list)}
      texts={{
        title: 'Clients',
        toolbarLabel: 'Client table',
        tableLabel: 'Clients',
        loading: 'Loading clients',
        showing: (count) => `Showing ${count} clients`,
        noMatch: (name) => `No client matches “${name}”.`,
      }}
      columns={sampleColumns}
      getRowId={({ id }) => id}
      toFields={({ name, product }) => [
        { id: 'name', label: 'Name', value: name, type: 'search' },
        {
          id: 'product',
          label: 'Product',
          value: product,
          options: [allValue, 'Annuity'].map((value) => ({ value, label: value })),
        },
      ]}
      switcher={null}
    />
  )
}

/** The states that the lists of cases and of in-force alerts have in common. */
const meta = {
  title: 'Features/Lists/BusinessScreen',
  component: SampleScreen,
  tags: ['!autodocs'],
  globals: desktop.globals,
  args: sampleListArgs,
} satisfies Meta<SampleListProps>
export default meta
type Story = StoryObj<SampleListProps>

/** Not where the same words are read out. */
const beside = { selector: 'span' }

const withRows = (
  rows: SampleListProps['loaded']['rows'],
  state: SampleListProps['loaded']['state'] = 'ready',
): Partial<SampleListProps> => ({
  loaded: { ...sampleListArgs.loaded, rows, state },
  renderExport: (shown) => <Button disabled={shown.count === 0}>{`Export ${shown.rows().length}`}</Button>,
})

/** An export holds all pages, filtered and sorted. */
export const Default: Story = {
  args: withRows(sampleRows(12)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 12 clients')).toBeVisible()
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Export 12' })).toBeEnabled()
  },
}

/** The toolbar is in place from the start: nothing moves when the rows have loaded. */
export const Loading: Story = {
  args: withRows([], 'loading'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading clients')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: 'Export 0' })).toBeDisabled()
  },
}

/**
 * The first rows of a long list are there before the rest: their number and an export wait for all. A sort, a filter or
 * a later page needs all rows: until they are there, none is shown as its answer.
 */
export const LoadingMore: Story = {
  args: withRows(sampleRows(12), 'loading-more'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Clients' })
    await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(5))
    await expect(table).toHaveAttribute('aria-rowcount', '-1')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('group', { name: 'Client table' })).toHaveTextContent('Loading the rest…')
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Export/ })).toBeDisabled()
    await userEvent.click(within(table).getByRole('button', { name: 'Days' }))
    await waitFor(() => expect(within(table).queryByRole('rowheader')).toBeNull())
    await expect(within(table).getByRole('columnheader', { name: 'Days' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
  },
}

export const LaterPageWhileLoadingMore: Story = {
  args: {
    ...withRows(sampleRows(12), 'loading-more'),
    list: { ...sampleListArgs.list, state: { ...sampleListArgs.list.state, page: 2 } },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Clients' })
    await expect(within(table).queryByRole('rowheader')).toBeNull()
  },
}

export const Empty: Story = {
  args: withRows([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByText('Showing 0 clients')).toBeVisible()
  },
}

/** A list that failed to load says so in place of its rows, without a count: an outage is no empty list. */
export const LoadFailed: Story = {
  name: 'Error',
  args: withRows([], 'error'),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to get contracts.')
    await expect(canvas.queryByText('There are no results.')).toBeNull()
    await expect(canvas.queryByText(/^Showing/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.loaded.onRetry).toHaveBeenCalledOnce()
  },
}

/** A refresh that failed keeps the rows, and the toolbar says since when they are. */
export const RefreshFailed: Story = {
  args: { loaded: { rows: sampleRows(12), staleSince: new Date(2026, 2, 13, 8, 58).getTime(), onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 12 clients')).toBeVisible()
    await expect(canvas.getByText('Not updated since 03/13/2026, 8:58 AM', beside)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The filters that leave nothing can be cleared; a name that matches no row is said. */
export const NothingPasses: Story = {
  args: { list: narrowed({ name: 'Nobody' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByText('No client matches “Nobody”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(await canvas.findByText('Showing 12 clients')).toBeVisible()
  },
}

export const HomeOfficeBeforeSearch: Story = {
  args: {
    user: getStoryUser('hale'),
    ...withRows([]),
    viewed: { actions: <Button variant="primary">Search All Cases</Button> },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not searched for any cases yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Search All Cases' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Filter Cases' })).toBeNull()
  },
}

/** Ten thousand rows in one list: only those in view are drawn. */
export const TenThousandOnOnePage: Story = {
  // Rows made here: as args they would take seconds to pass on.
  render: (args) => (
    <SampleScreen
      {...args}
      {...withRows(tenThousand)}
      list={{ ...args.list, state: { ...args.list.state, pageSize: 'all' } }}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Clients' })
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.queryByRole('button', { name: 'Next page' })).toBeNull()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
  },
}
const tenThousand = sampleRows(10_000)

export const LongContent: Story = { args: withRows(longRows) }

/** Below 768 px each row is a card. */
export const Narrow: Story = {
  ...phone,
  args: withRows(longRows),
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Clients' })
    await expect(cards.children).toHaveLength(longRows.length)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
