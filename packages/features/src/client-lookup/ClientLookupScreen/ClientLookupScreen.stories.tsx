import { isActiveContract } from '@producer-portal/domain/client-lookup'
import { mockClient, mockClientContracts } from '@producer-portal/domain/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { storyNow } from '../../testing/story-clock.js'
import { phone } from '../../testing/windows.js'
import { ClientLookupScreen, type ClientLookupScreenProps } from './ClientLookupScreen.js'

const client = mockClient('7000101', storyNow)
const contracts = mockClientContracts('7000101')
const recent = ['7000101', '7000102', '7000103'].flatMap((ipn) => {
  const found = mockClient(ipn, storyNow)
  return found ?? []
})

const meta = {
  title: 'Features/Client lookup/ClientLookupScreen',
  component: ClientLookupScreen,
  args: {
    client,
    contracts,
    today: storyNow,
    onSearchOpen: fn(),
    onSearchTextChange: fn(),
    onClear: fn(),
    onClientRetry: fn(),
    onContractsRetry: fn(),
    recent,
    onRecentSelect: fn(),
    onRecentRetry: fn(),
    onRecentClear: fn(),
    getHref: ({ source }) => (source === null ? undefined : `#${source.list}`),
    getPolicyHref: ({ source }) => (source?.list === 'inforce' ? '#policy-system' : undefined),
    getIllustrationHref: ({ source, status }) =>
      source?.list === 'inforce' && status === 'ACTIVE' ? '#illustration' : undefined,
  },
} satisfies Meta<typeof ClientLookupScreen>
export default meta
type Story = StoryObj<typeof meta>

const section = (name: RegExp) => within(screen.getByRole('region', { name }))

/** Active contracts are above the others; each leads to its case or details. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ada Parkinson', level: 2 })).toBeVisible()
    const info = section(/^Client Information/)
    await expect(info.getByText('04/02/1961')).toBeVisible()
    await expect(info.getByText('At the nearest birthday; 66 from 10/02/2026')).toBeVisible()
    const active = section(/^Active Contracts \(2\)/)
    await expect(active.getByText('Index UL')).toBeVisible()
    await expect(active.getByRole('link', { name: 'View details of contract 0001200101' })).toHaveAttribute(
      'href',
      '#inforce',
    )
    await expect(active.getByRole('link', { name: 'Request an illustration of contract 0001200101' })).toHaveAttribute(
      'href',
      '#illustration',
    )
    const inactive = section(/^Inactive Contracts \(2\)/)
    await expect(inactive.queryByRole('link', { name: /^Request an illustration/ })).toBeNull()
    await expect(inactive.getByText('Terminated')).toBeVisible()
    await expect(inactive.getByRole('link', { name: 'View case 0001900105' })).toHaveAttribute('href', '#pending')
    await userEvent.click(canvas.getByRole('button', { name: 'Search Clients & Contracts' }))
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
  },
}

/** Without inactive contracts, that is one line. */
export const NoneInactive: Story = {
  args: { contracts: contracts.filter(isActiveContract) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('grid')).toHaveLength(1)
    await expect(section(/^Inactive Contracts \(0\)/).getByText('No inactive contracts.')).toBeVisible()
  },
}

function Closing(props: ClientLookupScreenProps) {
  const [shown, setShown] = useState(props.client)
  return (
    <ClientLookupScreen
      {...props}
      client={shown}
      onClear={() => setShown(null)}
      onRecentSelect={() => setShown(props.client)}
    />
  )
}

/** After the close icon the search has the focus; a recently viewed client takes it. */
export const Close: Story = {
  render: (args) => <Closing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close client' }))
    await expect(canvas.queryByRole('heading', { name: 'Ada Parkinson' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Search Clients & Contracts' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Ada Parkinson/ }))
    await expect(canvas.getByRole('region', { name: 'Ada Parkinson' })).toHaveFocus()
  },
}

/** Before a client is selected the search is on the page; Enter in its box opens it with the text. */
export const Empty: Story = {
  args: { client: null, recent: [], searchText: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Client name or contract number' }), 'Parkinson{Enter}')
    await expect(args.onSearchTextChange).toHaveBeenLastCalledWith('Parkinson')
    await expect(args.onSearchOpen).toHaveBeenCalledOnce()
    await expect(canvas.getByText('Clients whom you look at are listed here until your session ends.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

/** Staff with whom nothing is shared have no search that finds nothing. */
export const NothingShared: Story = {
  args: { client: null, missingAccess: 'No one shares this information with you yet.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clients to look up')).toBeVisible()
    await expect(canvas.getByText('No one shares this information with you yet.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Search/ })).toBeNull()
  },
}

export const RecentlyViewed: Story = {
  args: { client: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Brendan O'Shaughnessy/ }))
    await expect(args.onRecentSelect).toHaveBeenCalledWith('7000102')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onRecentClear).toHaveBeenCalledOnce()
  },
}

/** Only their numbers are kept in the browser, so their names are loaded. */
export const LoadingRecent: Story = { args: { client: null, recent: 'loading' } }

export const RecentFailed: Story = {
  name: 'Error: recently viewed',
  args: { client: null, recent: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load the clients you viewed recently.")
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRecentRetry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { client: 'loading', contracts: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close client' })).toBeEnabled()
  },
}

export const LoadingContracts: Story = { args: { contracts: 'loading' } }

export const ClientFailed: Story = {
  name: 'Error: client',
  args: { client: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was a problem getting the client information. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onClientRetry).toHaveBeenCalledOnce()
  },
}

/** The client stays. */
export const ContractsFailed: Story = {
  name: 'Error: contracts',
  args: { contracts: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ada Parkinson' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'There was a problem getting the contract information. Please try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onContractsRetry).toHaveBeenCalledOnce()
  },
}

function Retrying(props: ClientLookupScreenProps) {
  const [shown, setShown] = useState<ClientLookupScreenProps['contracts']>('error')
  return <ClientLookupScreen {...props} contracts={shown} onContractsRetry={() => setShown(props.contracts)} />
}

/** Retry goes with the failure, so the client takes the focus. */
export const TriedAgain: Story = {
  render: (args) => <Retrying {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.getByRole('region', { name: 'Ada Parkinson' })).toHaveFocus()
  },
}

/** Hardly anything is known, and nothing is active. */
export const NoActiveContracts: Story = {
  args: {
    client: {
      clientId: '1',
      name: null,
      birthDate: null,
      age: null,
      insuranceAge: null,
      email: null,
      phone: null,
      address: null,
      contracts: [],
    },
    contracts: mockClientContracts('7000103'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unnamed client' })).toBeVisible()
    await expect(canvas.getByText('No active contracts.')).toBeVisible()
  },
}

const write = fn<(text: string) => Promise<void>>(() => Promise.resolve())

/** Browsers that don't let pages copy leave it to the user. */
export const Copy: Story = {
  beforeEach: () => {
    write.mockClear()
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      if (own) Object.defineProperty(navigator, 'clipboard', own)
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy email' }))
    await expect(write).toHaveBeenCalledWith('ada.parkinson@example.com')
    // beside the button; the same words are read out elsewhere
    const beside = { selector: 'span' }
    await expect(await canvas.findByText('Copied', beside)).toBeVisible()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone number' }))
    await expect(await canvas.findByText(/^We couldn't copy that\./, beside)).toBeVisible()
  },
}

/** More contracts than fit on a page, and texts that are too long for their places. */
export const LongContent: Story = {
  args: {
    client: client && {
      ...client,
      name: 'Wilhelmina Charlotte von Hohenfels-Lindenbaum zu Rosenau und Altenkirchen',
      email: 'wilhelmina.charlotte.von.hohenfels-lindenbaum.zu.rosenau@a-very-long-domain.example.com',
      address: '14 Harbor Street, Apartment 4711 in the Former Grain Elevator, Evanston, IL 60201',
    },
    contracts: Array.from({ length: 24 }, (_, index) => ({
      ...(contracts[index % contracts.length] ?? {
        prodName: null,
        faceAmount: null,
        relationship: null,
        billStatus: null,
        status: null,
        source: null,
      }),
      contractNumber: `00012${String(index).padStart(5, '0')}`,
      prodName: 'Guaranteed Lifetime Income Annuity with Long-Term Care Rider and Return of Premium',
    })),
  },
}

export const Narrow: Story = { ...phone }
