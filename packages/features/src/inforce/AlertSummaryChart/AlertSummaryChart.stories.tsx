import { defaultAlertSummaryFilters } from '@producer-portal/domain/inforce'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { useStoryFilters } from '../../testing/story-list.js'
import { phone } from '../../testing/windows.js'
import { toLists, storyLists } from '../InforceWidget/inforce-widget.fixture.js'
import { AlertSummaryChart } from './AlertSummaryChart.js'

const meta = {
  title: 'Features/In-force/AlertSummaryChart',
  component: AlertSummaryChart,
  args: {
    type: 'disburse',
    lists: storyLists,
    filters: defaultAlertSummaryFilters,
    now: storyNow,
    onTypeSelect: fn(),
    onFiltersChange: fn(),
  },
  argTypes: { lists: { control: false }, filters: { control: false } },
  render: function Working({ filters, onFiltersChange, ...rest }) {
    return <AlertSummaryChart {...rest} {...useStoryFilters(filters, onFiltersChange)} />
  },
} satisfies Meta<typeof AlertSummaryChart>
export default meta
type Story = StoryObj<typeof meta>

/** The types of a list and the age of its alerts; a second press lets a bar go. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const kinds = within(canvas.getByRole('group', { name: 'Alerts by type' }))
    const loans = kinds.getByRole('button', { name: /^Policy Loan \d+$/ })
    await userEvent.click(loans)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ kind: 'Policy Loan' })
    await expect(loans).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(loans)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ kind: 'all' })
    await userEvent.click(canvas.getByRole('button', { name: /^Past 7 days/ }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ dateBucket: 'past-7' })
    await userEvent.click(canvas.getByRole('button', { name: /^8 to 30 days ago/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}

/** A contract that is about to lapse is counted by how soon it does. */
export const PendingLapse: Story = {
  args: { type: 'pending-lapse' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Policies by lapse date' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Alerts by type' })).toBeNull()
    const soon = canvas.getByRole('button', { name: /^Within 7 days/ })
    await userEvent.click(soon)
    await userEvent.click(soon)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ dateBucket: 'all' })
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
}
export const MissedPayments: Story = {
  args: { type: 'missed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Payments by due date' })).toBeVisible()
  },
}

/** Above all alerts the bars of the types open the lists of those types. */
export const All: Story = {
  args: { type: 'all' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Service ${storyLists.service.rows.length}` }))
    await expect(args.onTypeSelect).toHaveBeenLastCalledWith('service')
  },
}
/** The columns and the note add up to all alerts. */
export const Undated: Story = {
  args: {
    lists: {
      ...storyLists,
      service: {
        state: 'ready',
        rows: storyLists.service.rows.map((alert, place) =>
          place < 2 ? { ...alert, alertDate: null, alertDataDate: null } : alert,
        ),
      },
    },
    type: 'service',
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/^\d+ alerts without a date\.$/)
    const ages = within(canvas.getByRole('group', { name: 'Alerts by age' })).getAllByRole('listitem')
    const counts = [...ages.map(({ textContent }) => /\d+$/.exec(textContent)?.[0]), /^\d+/.exec(note.textContent)?.[0]]
    const sum = counts.reduce((before, count) => before + Number(count), 0)
    await expect(sum).toBe(storyLists.service.rows.length)
  },
}
/** The space of the chart is reserved while the alerts load. */
export const Loading: Story = {
  args: { type: 'pending-lapse', lists: toLists(() => ({ state: 'loading', rows: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Within 7 days')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Empty: Story = {
  args: { lists: toLists(() => ({ state: 'ready', rows: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { lists: toLists(() => ({ state: 'error', rows: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
export const LongContent: Story = {
  args: {
    lists: {
      ...storyLists,
      disburse: {
        state: 'ready',
        rows: storyLists.disburse.rows.map((alert, place) => ({
          ...alert,
          alertSubType:
            place % 2 === 0 ? 'A withdrawal from the separate account that was asked for twice' : alert.alertSubType,
        })),
      },
    },
  },
}
export const Narrow: Story = { ...phone }
