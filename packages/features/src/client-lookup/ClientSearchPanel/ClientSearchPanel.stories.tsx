import { mostClientResults } from '@producer-portal/domain/client-lookup'
import { mockClientSearch } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { dialogInUse, findVisibleDialog } from '../../testing/dialog-in-use.js'
import { dialogFitsWindow } from '../../testing/fits-window.js'
import { phone } from '../../testing/windows.js'
import { ClientSearchPanel } from './ClientSearchPanel.js'

const found = mockClientSearch('parkinson')

const meta = {
  title: 'Features/Client lookup/ClientSearchPanel',
  component: ClientSearchPanel,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { isOpen: true, onClose: fn(), search: { step: 'idle' }, onSearch: fn(), onSelect: fn() },
} satisfies Meta<typeof ClientSearchPanel>
export default meta
type Story = StoryObj<typeof meta>

const panel = () => findVisibleDialog('Searching Clients and Contracts')

/** Three characters don't search, and blanks don't count; four do, and are cleaned. */
export const Default: Story = {
  tags: ['autodocs'],
  play: async ({ args }) => {
    const inPanel = await panel()
    await expect(inPanel.getByText('No Search Returns')).toBeVisible()
    const box = inPanel.getByRole('searchbox')
    await userEvent.type(box, ' par {Enter}')
    await expect(inPanel.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(/With a short last name, add the first name/)
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.type(box, '  kin{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('par kin')
  },
}

export const Loading: Story = {
  args: { search: { step: 'searching', term: 'parkinson' } },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent(/^Searching\.\.\.$/)
  },
}

/** A client is one entry with the contracts that were found. Quotes in the text are curly. */
export const Results: Story = {
  tags: ['autodocs'],
  args: { search: { step: 'done', term: 'ada "parkinson"', result: found } },
  play: async ({ args }) => {
    const inPanel = await panel()
    await expect(inPanel.getByRole('status')).toHaveTextContent(`${found.length} results for “ada “parkinson””`)
    const entries = within(inPanel.getByRole('list', { name: 'Clients and contracts' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(new Set(found.map(({ ipn }) => ipn)).size)
    await expect(entries.length).toBeLessThan(found.length)
    await userEvent.click(inPanel.getByRole('button', { name: /Contract 0001200102/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ ipn: found[1]?.ipn }))
  },
}

export const OneResult: Story = {
  args: { search: { step: 'done', term: 'adebayo', result: mockClientSearch('adebayo') } },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent('1 result for “adebayo”')
  },
}

export const Capped: Story = {
  args: {
    search: {
      step: 'done',
      term: '0001',
      result: Array.from({ length: mostClientResults }, (_, index) => ({
        name: 'Ada Parkinson',
        birthDate: '1961-04-02',
        ipn: '7000101',
        contractNumber: `00012${String(index).padStart(5, '0')}`,
        relationship: 'Owner',
      })),
    },
  },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent(
      /^100 results for “0001”A search shows 100 results at most\./,
    )
  },
}

export const Empty: Story = {
  tags: ['autodocs'],
  args: { search: { step: 'done', term: 'zebra', result: [] } },
  play: async () => {
    await expect((await panel()).getByRole('status')).toHaveTextContent('0 results for “zebra”')
  },
}

export const SearchFailed: Story = {
  tags: ['autodocs'],
  name: 'Error',
  args: { search: { step: 'failed', term: 'parkinson' } },
  play: async () => {
    await expect((await panel()).getByRole('alert').textContent).toContain(
      'There was a problem searching. Please try again.',
    )
  },
}

export const NoConnection: Story = {
  name: 'Error: no connection',
  args: { search: { step: 'unreachable', term: 'parkinson' } },
  play: async () => {
    await expect((await panel()).getByRole('alert').textContent).toContain(
      'There was an error connecting to our system. Please try searching again.',
    )
  },
}

export const LongContent: Story = {
  args: {
    search: {
      step: 'done',
      term: 'wilhelmina charlotte von hohenfels-lindenbaum zu rosenau und altenkirchen',
      result: [
        {
          name: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau und Altenkirchen',
          birthDate: '1961-04-02',
          ipn: '1',
          contractNumber: '000123456789012345678901234567890',
          relationship: 'Owner',
        },
        { name: null, birthDate: null, ipn: '2', contractNumber: null, relationship: null },
      ],
    },
  },
  play: dialogFitsWindow,
}

export const Narrow: Story = { ...phone, args: Results.args, play: dialogFitsWindow }

export const InUse: Story = dialogInUse(ClientSearchPanel, { closedBy: ['onClose'] })
