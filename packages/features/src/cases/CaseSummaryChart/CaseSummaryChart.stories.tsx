import { defaultCaseFilters } from '@producer-portal/domain/cases'
import { castAgencies, castAgents, generateCases, mockCases } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { useStoryFilters } from '../../testing/story-list.js'
import { phone } from '../../testing/windows.js'
import { CaseSummaryChart } from './CaseSummaryChart.js'

const northfield = castAgencies[3]
const manyCases = generateCases({
  agency: northfield,
  agents: castAgents(northfield.agencyNo),
  count: 1200,
  type: 'pending',
  clock: storyNow,
})
const longStatus = 'Awaiting a decision of the reinsurer about the second opinion'

const meta = {
  title: 'Features/Cases/CaseSummaryChart',
  component: CaseSummaryChart,
  args: { cases: mockCases(storyNow), filters: defaultCaseFilters, onFiltersChange: fn() },
  argTypes: { cases: { control: false }, filters: { control: false } },
  render: function Working({ filters, onFiltersChange, ...rest }) {
    return <CaseSummaryChart {...rest} {...useStoryFilters(filters, onFiltersChange)} />
  },
} satisfies Meta<typeof CaseSummaryChart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button')
    if (!first) throw new Error('There is no bar')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(first)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: 'all' })
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^8–30 days/ }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ age: '8-30' })
    await userEvent.click(canvas.getByRole('button', { name: /^Over 90 days/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}
export const ManyCases: Story = {
  args: { cases: manyCases },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Other statuses')).toBeVisible()
    await expect(canvas.getByText('No status')).toBeVisible()
    // the counts of the legend add up to all cases
    const legend = within(canvas.getByRole('group', { name: 'Cases by status' })).getAllByRole('listitem')
    const counts = legend.map(({ textContent }) => Number(/[\d,]+$/.exec(textContent)?.[0].replace(',', '')))
    await expect(counts.reduce((sum, count) => sum + count, 0)).toBe(manyCases.length)
  },
}
export const Empty: Story = {
  args: { cases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongContent: Story = {
  args: {
    cases: mockCases(storyNow).map((row, index) => ({ ...row, caseStatus: index < 9 ? longStatus : 'Approved' })),
  },
}
export const Narrow: Story = { ...phone }
