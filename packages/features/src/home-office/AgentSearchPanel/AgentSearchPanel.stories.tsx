import { mockAgentSearch } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dialogInUse, findVisibleDialog } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { AgentSearchPanel } from './AgentSearchPanel.js'

const meta = {
  title: 'Features/Home office/AgentSearchPanel',
  component: AgentSearchPanel,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { isOpen: true, onClose: fn(), search: { step: 'idle' }, onSearch: fn(), onSelect: fn() },
} satisfies Meta<typeof AgentSearchPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => findVisibleDialog('Search All Agents')

/** Three characters do not search, four do. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const inPanel = await panel()
    await expect(inPanel.getByText('No Search Returns')).toBeVisible()
    const box = inPanel.getByRole('searchbox')
    await userEvent.type(box, 'riv{Enter}')
    const search = inPanel.getByRole('button', { name: 'Search' })
    await expect(search).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toBeInvalid()
    await userEvent.click(search)
    await waitFor(() => expect(search).toHaveAccessibleDescription(/4 characters/))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(box, 'e{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('rive')
  },
}

export const Loading: Story = {
  args: { search: { step: 'searching', term: 'lake' } },
  play: async () => {
    await expect((await panel()).queryByText('No Search Returns')).toBeNull()
  },
}

/** Agencies come before agents; each line is a button. */
export const Results: Story = {
  tags: ['autodocs'],
  args: { search: { step: 'done', term: 'er', result: mockAgentSearch('er') }, selectedNumber: 'AG3003' },
  play: async ({ args }) => {
    const inPanel = await panel()
    const { agents, agencies } = mockAgentSearch('er')
    await expect(
      inPanel.getByText(`${agents.length + agencies.length} results for "er"`, { selector: 'p' }),
    ).toBeVisible()
    await userEvent.click(inPanel.getByRole('button', { name: /^Summit Legacy Partners/ }))
    await expect(args.onSelect).toHaveBeenCalledWith({
      number: 'AG3003',
      agencyNo: 'AG3003',
      name: 'Summit Legacy Partners',
    })
  },
}

export const OneResult: Story = {
  args: { search: { step: 'done', term: 'rivera', result: mockAgentSearch('rivera') } },
  play: async () => {
    await expect((await panel()).getByText('1 result for "rivera"', { selector: 'p' })).toBeVisible()
  },
}

export const Empty: Story = {
  tags: ['autodocs'],
  args: { search: { step: 'done', term: 'zebra', result: { agents: [], agencies: [] } } },
  play: async () => {
    await expect((await panel()).getAllByText('0 results for "zebra"')[0]).toBeInTheDocument()
  },
}

export const SearchFailed: Story = {
  tags: ['autodocs'],
  name: 'Error',
  args: { search: { step: 'failed', term: 'lake' } },
  play: async () => {
    const alert = (await panel()).getByRole('alert')
    await expect(alert.textContent).toContain('There was a problem searching.  Please try again')
  },
}

export const LongContent: Story = {
  args: {
    search: {
      step: 'done',
      term: 'meridian',
      result: {
        agencies: [
          { agencyNo: 'AG4711', agencyName: 'Meridian Financial Group of the Great Lakes and Northern Plains' },
        ],
        agents: [
          {
            agentNo: '100101',
            fullName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
            agencyNo: 'AG4711',
            agencyName: 'Meridian Financial Group of the Great Lakes and Northern Plains',
          },
        ],
      },
    },
  },
  play: dialogFitsWindow,
}

export const Narrow: Story = { ...phone, args: Results.args, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(AgentSearchPanel, { closedBy: ['onClose'] })
