import { mockIllustrationPolicies } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SearchState } from '@producer-portal/ui'
import type { IllustrationPolicy } from '@producer-portal/domain/illustrations'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dialogInUse } from '../../testing/dialog-in-use.js'
import { phone } from '../../testing/windows.js'
import { PolicySearchPanel } from './PolicySearchPanel.js'

const found = mockIllustrationPolicies('')
const [first] = found

const meta = {
  title: 'Features/Illustrations/PolicySearchPanel',
  component: PolicySearchPanel,
  args: {
    isOpen: true,
    onClose: fn(),
    agentName: 'Elena Rivera',
    search: { step: 'done', term: 'ell', result: found },
    onSearch: fn(),
    onSelect: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof PolicySearchPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Searching Clients & Policies' }))
type Panel = Awaited<ReturnType<typeof panel>>
const select = (dialog: Panel) => dialog.getByRole('button', { name: 'Select' })

/** A row is chosen by its radio button; Select is off until then. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await panel()
    await userEvent.click(select(dialog))
    await waitFor(() => expect(select(dialog)).toHaveAccessibleDescription('Choose a policy first.'))
    await expect(args.onSelect).not.toHaveBeenCalled()
    const [row] = dialog.getAllByRole('radio')
    if (row) await userEvent.click(row)
    await userEvent.click(select(dialog))
    await expect(args.onSelect).toHaveBeenCalledWith(first)
  },
}

/** Any text can be searched for. */
export const Idle: Story = {
  args: { search: { step: 'idle' } },
  play: async ({ args }) => {
    const dialog = await panel()
    await expect(dialog.getByText('Search the in-force policies of Elena Rivera.')).toBeInTheDocument()
    const search = dialog.getByRole('button', { name: 'Search' })
    await userEvent.click(search)
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('searchbox'), '%{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('%')
  },
}

/** A new search clears what was chosen. */
export const NewSearch: Story = {
  render: function Searching(args: ComponentProps<typeof PolicySearchPanel>) {
    const [search, setSearch] = useState<SearchState<readonly IllustrationPolicy[]>>(args.search)
    return (
      <PolicySearchPanel
        {...args}
        search={search}
        onSearch={(term) => setSearch({ step: 'done', term, result: [...found] })}
      />
    )
  },
  play: async ({ args }) => {
    const dialog = await panel()
    const [row] = dialog.getAllByRole('radio')
    if (row) await userEvent.click(row)
    await userEvent.type(dialog.getByRole('searchbox'), 'osei{Enter}')
    await waitFor(() => expect(dialog.queryByRole('radio', { checked: true })).toBeNull())
    await userEvent.click(select(dialog))
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const Searching: Story = { args: { search: { step: 'searching', term: 'ell' } } }

export const NothingFound: Story = {
  name: 'Empty: nothing found',
  args: { search: { step: 'done', term: 'zzz', result: [] } },
}

export const Failed: Story = {
  name: 'Error: the search failed',
  args: { search: { step: 'failed', term: 'ell' } },
  play: async () => {
    const dialog = await panel()
    // With two blanks, as it's prescribed
    await expect(dialog.getByRole('alert').textContent).toContain('There was a problem searching.  Please try again')
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** As many as the service answers: there may be more. */
export const Capped: Story = {
  name: 'Long content',
  args: {
    search: {
      step: 'done',
      term: 'e',
      result: Array.from({ length: 100 }, (_, index) => ({
        clientName: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau',
        dateOfBirth: '1961-04-12',
        policyNumber: String(7_100_200_000 + index),
        productType: 'Keystone Survivorship Whole Life with Extended Care Rider',
        canBeAutomated: false,
      })),
    },
  },
  play: async () => {
    const dialog = await panel()
    await expect(
      dialog.getByText('Only the first 100 are shown. Add to your search to find others.'),
    ).toBeInTheDocument()
  },
}

export const Narrow: Story = { ...phone }

export const InUse: Story = dialogInUse(PolicySearchPanel, { closedBy: ['onClose'] })
