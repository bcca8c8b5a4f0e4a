import type { ManagedAgent } from '@producer-portal/domain/manage-access'
import { mockManagedAgents, mockReaches } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { notSaved } from '../../testing/results.js'
import { EditManagedAgents, type EditManagedAgentsProps } from './EditManagedAgents.js'

const agents = mockManagedAgents()

const meta = {
  title: 'Features/Manage access/EditManagedAgents',
  component: EditManagedAgents,
  args: {
    name: 'Mei Lin',
    application: 'New Business, Case status and requirements',
    agents,
    pending: new Map(),
    onPendingChange: fn(),
    onSave: fn(),
    backHref: '/manage-access',
    managingHref: '/manage-access/AG1001/lin/managing',
    onOutcomeClose: fn(),
    onRetry: fn(),
  },
  render: (args) => <Working {...args} />,
} satisfies Meta<typeof EditManagedAgents>
export default meta
type Story = StoryObj<typeof meta>

function Working(props: EditManagedAgentsProps) {
  const [pending, setPending] = useState(props.pending)
  return (
    <EditManagedAgents
      {...props}
      pending={pending}
      onPendingChange={(next) => {
        setPending(next)
        props.onPendingChange(next)
      }}
    />
  )
}

const rows = async () =>
  within(await screen.findByRole('grid', { name: 'Available Agents' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('gridcell').textContent])

/** The unsaved changes stand above the bar, and in it. */
export const LastAgentRemoved: Story = {
  args: {
    pending: new Map([[agents.find(({ assigned }) => assigned)?.agentNumber ?? '', false]]),
    access: mockReaches()
      .slice(0, 1)
      .map((each) => ({ ...each, now: { reason: 'narrowed', agencies: 0, agents: 1, count: 9 } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without assigned agents, this person sees the whole agency.')).toBeVisible()
    await expect(
      canvas.getByText('Case status and requirements: 9 pending cases now, 60 pending cases after saving.'),
    ).toBeVisible()
  },
}

/** Assigned agents come first; a ticked row stays where it is until the next sort. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const breadcrumb = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Manage Access',
      'Edit Access',
      'Edit Agents Managed',
    ])
    await expect(breadcrumb.getByRole('link', { name: 'Edit Access' })).toHaveAttribute(
      'href',
      '/manage-access/AG1001/lin/managing',
    )
    const before = await rows()
    await expect(before).toHaveLength(8)
    await expect(before[0]?.[1]).toBe('Assigned')
    const [firstName = ''] = before[0] ?? []
    await userEvent.click(canvas.getByRole('checkbox', { name: firstName }))
    await expect((await rows())[0]).toEqual([firstName, 'Unassigned Upon Saving'])
    await expect(canvas.getByText('1 change')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Changes' }))
    await expect(await rows()).toEqual(before)
  },
}

/** The number tells agents of one name apart, and a search ignores accents and the order of names. */
export const Namesakes: Story = {
  args: {
    agents: [
      { agentNumber: '500001', name: 'Sofía Núñez', assigned: false },
      { agentNumber: '500002', name: 'Sofía Núñez', assigned: true },
      { agentNumber: '500003', name: 'Mei Lin', assigned: false },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents' }), 'nunez  sofia')
    await expect(await canvas.findByText('2 agents found')).toBeVisible()
    await expect((await rows()).map(([name]) => name)).toEqual(['Sofía Núñez (500002)', 'Sofía Núñez (500001)'])
  },
}

/** The other direction of the same column, or ascending on another one. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Available Agents' }))
    const expectSort = async (name: string, direction: 'ascending' | 'descending') =>
      expect(grid.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', direction)
    await expectSort('Status', 'descending')
    await userEvent.click(grid.getByRole('button', { name: 'Status' }))
    await expectSort('Status', 'ascending')
    const [[unassignedName = '', status] = []] = await rows()
    await expect(status).toBe('')
    await userEvent.click(canvas.getByRole('checkbox', { name: unassignedName }))
    await expect((await rows())[0]).toEqual([unassignedName, 'Assigned Upon Saving'])
    await userEvent.click(grid.getByRole('button', { name: 'Available Agents' }))
    await expectSort('Available Agents', 'ascending')
    await userEvent.click(grid.getByRole('button', { name: 'Available Agents' }))
    await expectSort('Available Agents', 'descending')
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Available Agents, Ascending',
      'Available Agents, Descending',
      'Status, Ascending',
      'Status, Descending',
    ])
    await userEvent.selectOptions(select, 'Status, Ascending')
    await expectSort('Status', 'ascending')
    const [[nowFirst] = []] = await rows()
    await expect(nowFirst).not.toBe(unassignedName)
  },
}

/** Everyone on the page, everyone found and everyone there is are told apart. */
export const SelectAll: Story = {
  play: async ({ args, canvas }) => {
    // Those that are assigned come first, and fill the page
    const onPage = await canvas.findByRole('checkbox', { name: 'All 8 agents on this page' })
    await userEvent.click(onPage)
    await expect(onPage).not.toBeChecked()
    await userEvent.click(onPage)
    await expect(onPage).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: `All ${agents.length} agents` })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: `All ${agents.length} agents` }))
    const wanted = agents.filter(({ assigned }) => !assigned).map(({ agentNumber }) => [agentNumber, true] as const)
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(new Map(wanted))
    const name = agents[3]?.name ?? ''
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search agents' }), name)
    await expect(canvas.getByText('1 agent found')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The agent found' }))
    await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked()
  },
}

export const Saving: Story = {
  args: { isSaving: true, pending: new Map([[agents[0]?.agentNumber ?? '', false]]) },
}
export const NotSaved: Story = {
  args: {
    outcome: { action: 'save', of: 'agents', result: notSaved },
    pending: new Map([[agents[0]?.agentNumber ?? '', false]]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to update managed agents for user.')).toBeVisible()
  },
}
export const Loading: Story = { args: { agents: 'loading', name: '', application: '' } }
export const Empty: Story = { args: { agents: [] } }
export const LoadFailed: Story = {
  name: 'Error',
  args: { agents: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to get managed agents for user.')
    await expect(canvas.queryByText('No agents to assign')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const NoConnection: Story = {
  args: { agents: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your internet connection and try again.')
  },
}

const many: readonly ManagedAgent[] = Array.from({ length: 400 }, (_, index) => ({
  agentNumber: String(100_000 + index),
  name: `Agent-With-A-Name-That-Is-Too-Long-For-The-Line-Of-A-Phone ${index}`,
  assigned: index % 50 === 0,
}))
export const LongContent: Story = { ...phone, args: { agents: many } }
