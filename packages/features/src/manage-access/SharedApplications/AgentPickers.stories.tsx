import { castAgencies, castAgents } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { phone } from '../../testing/windows.js'
import { AgentPickers } from './AgentPickers.js'

const agencies = castAgencies.map(({ agencyNo, agencyName }) => ({ agencyNo, agencyName }))
const agents = castAgents().map(({ agentNo, fullName, agencyNo }) => ({ agentNo, fullName, homeAgencyNo: agencyNo }))

const meta = {
  title: 'Features/Manage access/AgentPickers',
  component: AgentPickers,
  args: {
    pickers: { state: 'ready', agents, agencies },
    agentNo: '',
    agencyNo: '',
    onAgentChange: fn(),
    onAgencyChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AgentPickers>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [agent] = agents
    await userEvent.type(canvas.getByRole('combobox', { name: 'Agent' }), agent?.agentNo ?? '')
    await userEvent.click(await screen.findByRole('option', { name: `${agent?.fullName} - ${agent?.agentNo}` }))
    await expect(args.onAgentChange).toHaveBeenLastCalledWith(agent?.agentNo)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Agency' }), agencies[1]?.agencyNo ?? '')
    await expect(args.onAgencyChange).toHaveBeenLastCalledWith(agencies[1]?.agencyNo)
  },
}

/** Names are found in any order, without their accents. */
export const Searched: Story = {
  args: {
    pickers: {
      state: 'ready',
      agents: [...agents, { agentNo: '500001', fullName: 'Sofía Núñez', homeAgencyNo: null }],
      agencies,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Agent' }), 'nunez  sofia')
    await userEvent.click(await screen.findByRole('option', { name: 'Sofía Núñez - 500001' }))
    await expect(args.onAgentChange).toHaveBeenLastCalledWith('500001')
  },
}

export const Picked: Story = {
  args: { agentNo: agents[0]?.agentNo ?? '', agencyNo: agents[0]?.homeAgencyNo ?? '' },
}
export const Loading: Story = { args: { pickers: { state: 'loading' } } }

export const LoadFailed: Story = {
  name: 'Error',
  args: { pickers: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load agent and agency information.')).toBeVisible()
    await screen.findByText('Failed to get agent and agency information. Please try again later.')
  },
}

export const Narrow: Story = { ...phone, args: { agentNo: agents[0]?.agentNo ?? '' } }
