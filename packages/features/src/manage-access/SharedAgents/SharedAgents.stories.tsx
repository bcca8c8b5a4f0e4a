import type { SharedAgent } from '@producer-portal/domain/manage-access'
import { castAgents, mockAccessItems } from '@producer-portal/domain/mocks'
import { Stack } from '@producer-portal/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { phone, tablet } from '../../testing/windows.js'
import pickers, { Picked } from '../SharedApplications/AgentPickers.stories.js'
import { AgentPickers } from '../SharedApplications/AgentPickers.js'
import { SharedAgents } from './SharedAgents.js'

const shared = (count: number): SharedAgent[] =>
  castAgents()
    .slice(0, count)
    .map(({ agentNo, fullName, agencyNo }, place) => ({
      agentNo,
      fullName,
      agencyNo,
      agencyName: 'Lakeshore Financial Group',
      applications: mockAccessItems().slice(0, (place % 4) + 1),
      lastUpdated: '2026-03-12T15:00:00.000Z',
    }))
const agents = shared(3)

const meta = {
  title: 'Features/Manage access/SharedAgents',
  component: SharedAgents,
  args: { agents, onSelect: fn(), onRetry: fn() },
} satisfies Meta<typeof SharedAgents>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Shared already' }))
    await expect(grid.getAllByRole('rowheader')).toHaveLength(3)
    const [first] = agents
    await userEvent.click(grid.getByRole('button', { name: `Show ${first?.fullName} (${first?.agentNo})` }))
    await expect(args.onSelect).toHaveBeenCalledWith(first)
  },
}

/** In a narrow table, the number of an agent is on a second line, and not cut off. */
export const Tablet: Story = {
  ...tablet,
  play: async ({ canvas }) => {
    for (const header of await canvas.findAllByRole('rowheader')) {
      await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth)
      await expect(header.scrollHeight).toBeLessThanOrEqual(header.clientHeight)
      await expect(within(header).queryByRole('button')).toBeNull()
    }
  },
}

/** With text of twice the size the columns have no room: cards cut nothing. */
export const LargeText: Story = {
  decorators: [(StoryUnderTest) => <div style={{ inlineSize: '990px' }}>{StoryUnderTest()}</div>],
  globals: { viewport: { value: '1280-900', isRotated: false } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => {
      document.documentElement.style.fontSize = ''
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Shared already' })).toBeVisible()
  },
}

/** As at the start of the tab, above the choice of an agent; the help shows a picture of it. */
export const AboveTheChoice: Story = {
  args: { agents: shared(2) },
  render: (args) => (
    <Stack>
      <SharedAgents {...args} />
      <AgentPickers {...pickers.args} {...Picked.args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Shared already' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Agent' })).toBeVisible()
  },
}

/** From six on there is a search, and pages. */
export const Many: Story = {
  args: { agents: shared(8) },
  play: async ({ canvas }) => {
    const name = shared(8)[6]?.fullName ?? ''
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shared agents' }), name)
    await expect(await canvas.findByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible()
  },
}

export const Loading: Story = { args: { agents: 'loading' } }
export const Empty: Story = {
  args: { agents: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No agent's information is shared with this person yet.")).toBeVisible()
  },
}
export const LoadFailed: Story = {
  name: 'Error',
  args: { agents: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const LongContent: Story = {
  ...phone,
  args: {
    agents: agents.map((each) => ({
      ...each,
      fullName: 'Maximiliana-Theodora-Wilhelmina Featherstonehaugh-Cholmondeley III',
      agencyName: 'Greater-Metropolitan-Financial-Partners and Associates of the Northeast',
    })),
  },
}
export const Narrow: Story = { ...phone }
