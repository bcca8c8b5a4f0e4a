import { byList } from '@producer-portal/domain/lists'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { storyList, useStoryList } from '../../testing/story-list.js'
import { phone } from '../../testing/windows.js'
import {
  longRows,
  narrowed,
  sampleColumns,
  type SampleFilters,
  type SampleRow,
  sampleRows,
  sampleRules,
  type SampleType,
  sampleTypes,
} from '../sample-list.fixture.js'
import { BusinessWidget, type BusinessListsProps, type LoadedList } from './BusinessWidget.js'

const texts = {
  title: 'Clients',
  spreadsheet: 'View all clients',
  tabsLabel: 'Lists of clients',
  summary: 'Summary',
  failed: "We couldn't load the clients.",
  refresh: 'Refresh',
} as const

const toLists = (list: LoadedList<SampleRow>) => byList(sampleTypes, () => list)
const args = {
  list: storyList(sampleRules('open')),
  lists: { open: { state: 'ready', rows: sampleRows(12) }, done: { state: 'ready', rows: sampleRows(2) } },
  now: storyNow,
  onTypeSelect: fn(),
  onRowOpen: fn(),
  onRefresh: fn(),
} satisfies Omit<WidgetProps, 'chart'>
type WidgetProps = BusinessListsProps<SampleType, SampleRow, SampleFilters, null>

function SampleWidget(props: WidgetProps) {
  const { state } = useStoryList(props.list)
  const [type, setType] = useState<SampleType>('open')
  return (
    <BusinessWidget
      {...props}
      list={{ rules: sampleRules(type), state }}
      onTypeSelect={setType}
      types={sampleTypes}
      href="#clients"
      t={(key) => texts[key]}
      texts={{
        tab: (each, count) => `${each === 'open' ? 'Open' : 'Done'} (${count ?? '…'})`,
        showing: (count) => `Showing ${count} clients`,
        empty: (hasRows) => (hasRows ? 'There are no results.' : `There are no ${type} clients.`),
      }}
      columns={sampleColumns}
      getRowId={({ id }) => id}
      rootRef={null}
    />
  )
}

/** The states that the dashboard's widgets of cases and of in-force alerts have in common. */
const meta = {
  title: 'Features/Lists/BusinessWidget',
  component: SampleWidget,
  tags: ['!autodocs'],
  args,
} satisfies Meta<WidgetProps>
export default meta
type Story = StoryObj<WidgetProps>

/** Not where the same words are read out. */
const beside = { selector: 'span' }

/** A tab for each list, with its count; a press on a row opens it. */
export const Default: Story = {
  play: async ({ args: { onRowOpen }, canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('tab', { name: 'Done (2)' }))
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? document.body)
    await expect(onRowOpen).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { lists: toLists({ state: 'loading', rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Open (…)' })).toBeVisible()
  },
}

/** Each list says in words of its own that it is empty. */
export const Empty: Story = {
  args: { lists: toLists({ state: 'ready', rows: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no open clients.')).toBeVisible()
    await expect(canvas.getByText('Showing 0 - 0 of 0')).toBeVisible()
  },
}

/** Filters that leave nothing say so in other words than a list without rows. */
export const NothingPasses: Story = {
  args: { list: narrowed({ name: 'Nobody' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Open (12)' })).toBeVisible()
  },
}

/** A list that failed to load doesn't affect the others. */
export const LoadFailed: Story = {
  name: 'Error',
  args: { lists: { ...args.lists, open: { state: 'error', rows: [] } } },
  play: async ({ args: { onRefresh }, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We couldn't load the clients.")
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(onRefresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('tab', { name: 'Done (2)' }))
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2)
  },
}

/** A refresh that failed keeps the rows, and says since when they are. */
export const RefreshFailed: Story = {
  args: {
    lists: { ...args.lists, open: { ...args.lists.open, staleSince: new Date(2026, 2, 13, 8, 58).getTime() } },
  },
  play: async ({ args: { onRefresh }, canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5)
    await expect(await canvas.findByText('Not updated since 03/13/2026, 8:58 AM', beside)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(onRefresh).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = { args: { lists: toLists({ state: 'ready', rows: longRows }) } }

export const Narrow: Story = {
  ...phone,
  args: LongContent.args,
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: /^Open/ }, { timeout: 10_000 }))
    await expect(cards.getAllByRole('listitem')).toHaveLength(longRows.length)
  },
}
