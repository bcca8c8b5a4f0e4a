import { caseWidgetLists, contractTypes, defaultCaseFilters } from '@producer-portal/domain/cases'
import { byList } from '@producer-portal/domain/lists'
import { mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { storyList } from '../../testing/story-list.js'
import { phone } from '../../testing/windows.js'
import { caseWidgetArgs, emptyLists, loadingLists, storyLists, WorkingCaseWidget } from './case-widget.fixture.js'
import { CaseWidget } from './CaseWidget.js'

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Théodora the Younger'
const longCases = mockCases(storyNow).map((row) => ({
  ...row,
  clients: row.clients.map((client) => ({ ...client, fullName: longName })),
  agents: row.agents.map((agent) => ({ ...agent, displayName: longName, agencyName: longName })),
  caseStatus: 'Awaiting a decision of the reinsurer about the second opinion',
  faceAmount: 1_234_567_890.12,
  daysSinceProcDate: 12_345,
}))
const failed = { state: 'error', rows: [] } as const

const meta = {
  title: 'Features/Cases/CaseWidget',
  component: CaseWidget,
  args: caseWidgetArgs,
  render: (args) => <WorkingCaseWidget {...args} />,
  argTypes: { lists: { control: false }, chart: { control: false } },
} satisfies Meta<typeof CaseWidget>
export default meta
type Story = StoryObj<typeof meta>

const headers = ['Insured Name & Contract', 'Agent', 'Case Status', 'Days Pending', 'Amount / Benefit', 'Requirements']

export const Default: Story = {
  play: async ({ canvas }) => {
    const { pending, issued, not_placed: notPlaced } = storyLists
    for (const name of [
      `Pending (${pending.rows.length})`,
      `Issued (${issued.rows.length})`,
      `Not Placed (${notPlaced.rows.length})`,
    ]) {
      await expect(canvas.getByRole('tab', { name })).toBeVisible()
    }
    for (const name of headers) await expect(canvas.getByRole('columnheader', { name })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5)
    await expect(await canvas.findByText(`Showing 1 - 5 of ${pending.rows.length}`)).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Days Pending' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getAllByRole('button', { name: /^Requirements of / })).toHaveLength(5)
    const link = canvas.getByRole('link', { name: 'View New Business Spreadsheet' })
    await expect(link).toHaveAttribute('href', '/new-business/pending')
    await userEvent.click(canvas.getByRole('tab', { name: /^Not Placed/ }))
    await expect(link).toHaveAttribute('href', '/new-business/not-placed')
  },
}

export const Loading: Story = {
  args: { lists: loadingLists },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pending (…)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filter New Business' })).toBeDisabled()
  },
}

const emptyTexts = [
  'No new business activity to show',
  'There are no issued cases.',
  'There are no canceled or declined cases.',
]

/** Each list says in words of its own that it is empty. */
export const Empty: Story = {
  args: { lists: emptyLists },
  play: async ({ canvas }) => {
    for (const [place, text] of emptyTexts.entries()) {
      await userEvent.click(canvas.getAllByRole('tab')[place] ?? document.body)
      await expect(await canvas.findByText(text)).toBeVisible()
      await expect(await canvas.findByText('Showing 0 - 0 of 0')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Filter New Business' })).toBeDisabled()
    }
  },
}

export const NothingPassesTheFilters: Story = {
  args: {
    list: storyList(caseWidgetLists.pending, { filters: { ...defaultCaseFilters, name: 'nobody of that name' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filter New Business 1 active' })).toBeEnabled()
  },
}

export const LoadFailed: Story = {
  name: 'Error',
  args: { lists: { ...storyLists, pending: failed } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: { lists: byList(contractTypes, () => ({ state: 'ready', rows: longCases })) },
}

export const Narrow: Story = {
  ...phone,
  play: async ({ args, canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: /^Pending/ }, { timeout: 10_000 }))
    await expect(cards.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(cards.getAllByText(/^\d+ days$/)[0] ?? document.body)
    await expect(args.onRowOpen).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Case Status')
    await expect(canvas.getByRole('button', { name: 'Order: ascending' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Filter New Business' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter by' }))
    await userEvent.type(dialog.getByLabelText('Name or contract number'), 'volkov')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply Filters' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('Showing 1 - 1 of 1')).toBeVisible()
  },
}
